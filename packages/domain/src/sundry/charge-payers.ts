/** Who pays a charge of the bursary: students that it is raised against, or whoever comes. */
export const chargePayers = ["anyone", "student"] as const;
export type ChargePayer = (typeof chargePayers)[number];
