import type { screeningSetupEndpoints } from "@polyportal/api-client/contract/screening";
import type { Handlers } from "../../server/handler.ts";
import { pageOf } from "../../lists/page-of.ts";
import { getScreening } from "./get-screening.ts";
import { giveScreeningSeats, moveScreeningSeat } from "./give-seats.ts";
import { screeningSeatSource } from "./list-seats.ts";
import { listPlannedSeats, previewScreeningSeats } from "./plan-seats.ts";
import { removeScreeningSitting, saveScreeningSitting } from "./save-sitting.ts";
import { updateScreening } from "./update-screening.ts";
import { updateScreeningVenue } from "./update-venue.ts";
import { addScreeningVenue, listScreeningVenues } from "./venues.ts";

export const screeningSetupHandlers = {
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
} satisfies Handlers<typeof screeningSetupEndpoints>;
