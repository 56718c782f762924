/** What is printed in the first edition, and where its rules speak of each step. */

import type { Edition } from "../westeros/edition";
import type { Topology } from "../westeros/topology";
import map from "./map.json";
import { PRINTED } from "./printed";

const GUIDE = {
  westeros: ["BG1-WEST-02", "BG1-WEST-05"],
  supply: ["BG1-SUP-04", "BG1-SUP-07", "BG1-SUP-09"],
  muster: ["BG1-MUST-01", "BG1-MUST-02"],
  clash: ["BG1-CLASH-01", "BG1-CLASH-03", "BG1-TRACK-01"],
  wildlings: ["BG1-WILD-04", "BG1-WILD-06"],
  orders: ["BG1-PLAN-02", "BG1-PLAN-05", "BG1-ORDER-04"],
  raven: ["BG1-RAVEN-01"],
  raids: ["BG1-RAID-02", "BG1-RAID-04"],
  marches: ["BG1-MARCH-01", "BG1-MARCH-06", "BG1-SHIP-01"],
  support: ["BG1-SUPPORT-01", "BG1-SUPPORT-02"],
  cards: ["BG1-COMBAT-09", "BG1-CARDS-02"],
  aftermath: ["BG1-CASUALTY-02", "BG1-RETREAT-01"],
  power: ["BG1-CP-01", "BG1-CP-02"],
  over: ["BG1-WIN-05"],
};

export const EDITION: Edition = {
  name: "boardgame1",
  map: map as unknown as Topology,
  guide: GUIDE,
  ...PRINTED,
};
