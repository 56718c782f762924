import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { play } from "../../src/lib/sound";

const struck: number[] = [];

class Voice {
  type = "";
  frequency = { value: 0 };
  connect = (to: unknown) => to;
  start = () => struck.push(this.frequency.value);
  stop = () => undefined;
}

class Audio {
  currentTime = 0;
  destination = {};
  resume = async () => undefined;
  createOscillator = () => new Voice();
  createGain = () => ({
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: (to: unknown) => to,
  });
}

describe("sounds", () => {
  beforeEach(() => {
    struck.length = 0;
    vi.stubGlobal("AudioContext", Audio);
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  });
  afterEach(() => {
    settings.sound = true;
    vi.unstubAllGlobals();
  });

  it("are a few tones", () => {
    play("turn");
    expect(struck).toEqual([392, 523.25]);
  });

  it("are off by a switch", () => {
    settings.sound = false;
    play("turn");
    expect(struck).toEqual([]);
  });

  it("wait until somebody has touched the page", () => {
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
    play("moved");
    expect(struck).toEqual([]);
  });
});
