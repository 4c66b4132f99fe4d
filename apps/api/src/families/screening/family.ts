import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { screeningSeatExport } from "./export-seats.ts";
import { freeSeatsOfGone } from "./free-seats.ts";
import { getScreening } from "./get-screening.ts";
import { giveScreeningSeats, moveScreeningSeat } from "./give-seats.ts";
import { screeningSeatSource } from "./list-seats.ts";
import { listPlannedSeats, previewScreeningSeats } from "./plan-seats.ts";
import { removeScreeningSitting, saveScreeningSitting } from "./save-sitting.ts";
import { updateScreening } from "./update-screening.ts";
import { updateScreeningVenue } from "./update-venue.ts";
import { addScreeningVenue, listScreeningVenues } from "./venues.ts";

export const family = {
  handlers: {
    listScreeningVenues,
    addScreeningVenue,
    updateScreeningVenue,
    getScreening,
    listScreeningSeats: pageOf(screeningSeatSource),
    updateScreening,
    saveScreeningSitting,
    removeScreeningSitting,
    previewScreeningSeats,
    listPlannedSeats,
    giveScreeningSeats,
    moveScreeningSeat,
  },
  lists: [screeningSeatExport],
  jobs: [freeSeatsOfGone],
} satisfies Family;
