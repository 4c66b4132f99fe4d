import * as z from "zod/mini";
import { beginningOf, endOf, todayInLagos } from "../format/date.ts";
import { windowFormMessages as messages } from "../messages/window-form.ts";
import { calendarDate } from "../validation/primitives.ts";
import { mayAddOrDrop, mayRegister, windowState, type RegistrationWindow } from "./window.ts";

const oneDay = calendarDate();
const optionalDay = z._default(z.union([z.literal(""), oneDay]), "");

type Days = { opensOn: string; lateOn: string; closesOn: string; addDropOn: string };

const inOrder = (holds: (days: Days) => boolean, field: keyof Days) =>
  z.refine<Days>(holds, { message: messages.notInOrder, path: [field] });

/**
 * A registration window as it is set: by days of Lagos, the first on which it is open and the last. ISO
 * dates order as they read.
 */
export const windowSchema = z
  .object({
    opensOn: oneDay,
    /** From when on registering costs the late fee; empty where it never does. */
    lateOn: optionalDay,
    closesOn: oneDay,
    addDropOn: oneDay,
    /** From when on lecturers are appraised; empty where the school has set no day. */
    appraisalsOn: optionalDay,
  })
  .check(
    inOrder(({ opensOn, lateOn }) => lateOn === "" || opensOn <= lateOn, "lateOn"),
    inOrder(
      ({ opensOn, lateOn, closesOn }) => opensOn <= closesOn && lateOn <= closesOn,
      "closesOn",
    ),
    inOrder(({ closesOn, addDropOn }) => closesOn <= addDropOn, "addDropOn"),
  );

export type WindowDays = z.infer<typeof windowSchema>;

/** A window with its moments, as it is stored. */
export type WindowMoments = {
  opensAt: Date;
  lateFrom: Date | null;
  closesAt: Date;
  addDropClosesAt: Date;
  appraisalsFrom: Date | null;
};

/** The last moment of a day in Nigeria: what is read of it is that day. */
export const lastMomentOf = (date: string): Date => new Date(endOf(date).getTime() - 1);

/**
 * The moments of a window's days. A day that stays keeps its moment: what was closed at noon is not
 * opened until midnight by who changes another day.
 */
export function momentsOf(days: WindowDays, before?: WindowMoments): WindowMoments {
  const kept = momentsBy(days, before);
  const orderly = kept.opensAt < kept.closesAt && kept.closesAt <= kept.addDropClosesAt;
  return orderly ? kept : momentsBy(days);
}

function momentsBy(days: WindowDays, before?: WindowMoments): WindowMoments {
  const { opensOn, lateOn, closesOn, addDropOn, appraisalsOn } = days;
  const at = (date: string, stored: Date | null | undefined, moment: (date: string) => Date) =>
    stored && todayInLagos(stored) === date ? stored : moment(date);
  return {
    opensAt: at(opensOn, before?.opensAt, beginningOf),
    lateFrom: lateOn === "" ? null : at(lateOn, before?.lateFrom, beginningOf),
    closesAt: at(closesOn, before?.closesAt, lastMomentOf),
    addDropClosesAt: at(addDropOn, before?.addDropClosesAt, lastMomentOf),
    appraisalsFrom:
      appraisalsOn === "" ? null : at(appraisalsOn, before?.appraisalsFrom, beginningOf),
  };
}

/** Which day of a form would end at once what can be done now: that is the act of closing, which says why. */
export function dayThatCloses(
  before: RegistrationWindow | undefined,
  after: RegistrationWindow,
  now: Date,
): "closesOn" | "addDropOn" | undefined {
  const [was, is] = [windowState(before, now), windowState(after, now)];
  if (mayRegister(was) && !mayRegister(is)) return "closesOn";
  return mayAddOrDrop(was) && !mayAddOrDrop(is) ? "addDropOn" : undefined;
}

/**
 * The window with its present part at its end: registration, with adding and dropping still as announced,
 * else these. Undefined where neither is open. A late fee that had not begun falls away.
 */
export function closedNow<Window extends WindowMoments>(
  window: Window,
  now: Date,
): Window | undefined {
  const state = windowState(window, now);
  const { lateFrom } = window;
  if (mayRegister(state)) {
    return {
      ...window,
      lateFrom: lateFrom !== null && lateFrom > now ? null : lateFrom,
      closesAt: now,
    };
  }
  return state === "add-drop" ? { ...window, addDropClosesAt: now } : undefined;
}

type Told = { readonly [Moment in keyof WindowMoments]: string | null };

/** The days of a window as its form begins from them; empty where none was set. */
export function daysOf(window: Told): WindowDays {
  const day = (moment: string | null) => (moment === null ? "" : todayInLagos(new Date(moment)));
  return {
    opensOn: day(window.opensAt),
    lateOn: day(window.lateFrom),
    closesOn: day(window.closesAt),
    addDropOn: day(window.addDropClosesAt),
    appraisalsOn: day(window.appraisalsFrom),
  };
}
