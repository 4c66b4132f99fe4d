import { createHash } from "node:crypto";
import type { screeningSetupEndpoints } from "@polyportal/api-client/contract/screening";
import { fullName } from "@polyportal/domain/format/name";
import { seatsFor } from "@polyportal/domain/screening/seats";
import type { Reader } from "../../database/connect.ts";
import type { Handler } from "../../server/handler.ts";
import type { WhichSetup } from "../application-setup/get-setup.ts";
import { asSitting, screeningOf, sittingsOf, waitingFor } from "./get-screening.ts";

type Endpoints = typeof screeningSetupEndpoints;

const atOnce = 50;

/** Who would get which seat if seats were given at a moment, the first sent first. */
export async function plannedSeats(db: Reader, which: WhichSetup, now: Date) {
  const screening = await screeningOf(db, which);
  const rows = screening ? await sittingsOf(db, screening.id) : [];
  const waiting = await waitingFor(db, which);
  const seats = seatsFor(rows.map(asSitting), waiting.length, now.getTime());
  const given = seats.flatMap((seat, at) => {
    const application = waiting[at]?.application;
    const row = rows.find(({ sitting }) => sitting.id === seat.sittingId);
    return application && row ? [{ ...seat, application, row }] : [];
  });
  return { rows, given, waiting: waiting.length };
}

type Given = Awaited<ReturnType<typeof plannedSeats>>["given"];

/** How many seats, and what tells them from others: who sits where, and where and when that is. */
export function planOf(given: Given): string {
  const hash = createHash("sha256");
  for (const { row, seat, application } of given) {
    hash.update(`${row.sitting.id} ${row.sitting.revision} ${seat} ${application.id}\n`);
  }
  return `${given.length}:${hash.digest("base64url")}`;
}

/** As many of them as were looked at; undefined where they are others by now. */
export function asPlanned(given: Given, plan: string): Given | undefined {
  // Who has sent an application since stands behind the others.
  const same = given.slice(0, Number.parseInt(plan, 10));
  return planOf(same) === plan ? same : undefined;
}

/** How many would get a seat at which date. */
export const previewScreeningSeats: Handler<Endpoints["previewScreeningSeats"]> = async (
  { db, now },
  which,
) => {
  const { rows, given, waiting } = await plannedSeats(db, which, now);
  const dates = rows.map(({ sitting, venue, address }) => ({
    sittingId: sitting.id,
    startsAt: sitting.startsAt.toISOString(),
    venue,
    address,
    people: given.filter(({ sittingId }) => sittingId === sitting.id).length,
  }));
  return {
    plan: planOf(given),
    dates: dates.filter(({ people }) => people > 0),
    left: waiting - given.length,
  };
};

/** Who they are, at one of the dates. */
export const listPlannedSeats: Handler<Endpoints["listPlannedSeats"]> = async (
  { db, now },
  { sittingId, from, ...which },
) => {
  const { given } = await plannedSeats(db, which, now);
  const there = given.filter((one) => one.sittingId === sittingId);
  return {
    total: there.length,
    people: there.slice(from, from + atOnce).map(({ seat, application }) => ({
      seat,
      applicationNumber: application.applicationNumber,
      fullName: fullName(application),
    })),
  };
};
