/** The ids of the application types, as the wire carries them; some collide, so a programme's slug decides. */
export const applicationTypeIds = {
  utme: 8,
  jupeb: 5,
  directEntry: 33,
  pg: 7,
  supplementary: 15,
  preDegree: 10,
  cce: 16,
  fourYearSandwich: 17,
  fiveYearSandwich: 9,
  transfer: 2,
  diploma: 1,
  putmeSlip: 24,
} as const;
