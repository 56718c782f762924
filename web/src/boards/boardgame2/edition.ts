/** What is printed in the second edition, and where its rules speak of each step. */

import type { Edition } from "../westeros/edition";
import type { Topology } from "../westeros/topology";
import map from "./map.json";
import { PRINTED } from "./printed";

const GUIDE = {
  westeros: ["BG2-WEST-01", "BG2-ROUND-02"],
  supply: ["BG2-SUP-01", "BG2-SUP-02", "BG2-SUP-05"],
  muster: ["BG2-MUST-01", "BG2-MUST-02"],
  clash: ["BG2-CLASH-01", "BG2-CLASH-03", "BG2-TRACK-01"],
  wildlings: ["BG2-WILD-01", "BG2-WILD-03"],
  orders: ["BG2-PLAN-02", "BG2-ORDER-01", "BG2-PLAN-06"],
  raven: ["BG2-RAVEN-01"],
  raids: ["BG2-RAID-01", "BG2-RAID-03"],
  marches: ["BG2-MARCH-01", "BG2-MARCH-07", "BG2-SHIP-01"],
  support: ["BG2-SUPPORT-01", "BG2-SUPPORT-02"],
  cards: ["BG2-COMBAT-02", "BG2-CARDS-01"],
  aftermath: ["BG2-CASUALTY-02", "BG2-RETREAT-01"],
  power: ["BG2-CP-01", "BG2-CP-02"],
  over: ["BG2-WIN-01"],
};

export const EDITION: Edition = {
  name: "boardgame2",
  map: map as unknown as Topology,
  guide: GUIDE,
  ...PRINTED,
};
