"""axe-core: a program that finds what keeps people from using a page."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")

RUN = """async () => {
    const found = await axe.run(document, { resultTypes: ["violations"] });
    return found.violations.flatMap(({ id, impact, nodes }) =>
        nodes.map((node) => [impact, id, node.target.join(" "), node.failureSummary]));
}"""


@cache
def source() -> str:
    return SOURCE.read_text()


def findings(page: Page, impacts: tuple[str, ...] = GRAVE) -> list[str]:
    """What is wrong with the page as it is shown now: how grave, which rule, where and why."""
    page.evaluate(source())
    return [": ".join(finding) for finding in page.evaluate(RUN) if finding[0] in impacts]
