/** The house whose cards are being looked at: chosen among the seats, shown by the board. */

class Inspecting {
  house: string | null = $state(null);
}

export const inspecting = new Inspecting();
