import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { idOf, type Progress } from "@polyportal/domain/application/steps";
import type { Notice } from "@polyportal/domain/messages/notice";
import type { Answers } from "@polyportal/domain/programmes/field";
import type { Frame } from "@polyportal/domain/programmes/programme";
import { useSyncExternalStore } from "react";

/** What becomes of a section that is sent; nothing where its form has said what is missing. */
type Sent = { saved: ApplicationRecord["saved"] } | undefined;

/** A section that was to be saved without a network, and passed its rules. */
export type Waiting = {
  send: () => Promise<Sent>;
  /** What is said once it is saved. */
  notice: Notice;
  /** What is asked as data in it: later steps may hang on it. */
  answers: Answers;
};

/** Names a section's draft, and the section where it waits. The RRR, which opens the application, is not in it. */
export const draftKeyOf = ({ applicantId }: ApplicationRecord, step: Frame): string =>
  `${applicantId}:${idOf(step)}`;

/**
 * By the draft's key. In memory alone, for card PINs are kept nowhere else: after a reload the first section
 * that waits opens with its draft, and sends itself from there, then the next.
 */
let waiting: ReadonlyMap<string, Waiting> = new Map();
const listeners = new Set<() => void>();

function become(next: ReadonlyMap<string, Waiting>): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** What waits now. */
export const waitingNow = (): ReadonlyMap<string, Waiting> => waiting;

/** From now on the section waits. */
export const letWait = (key: string, one: Waiting): void => become(new Map(waiting).set(key, one));

/** It was sent, or has been changed since. */
export function letWaitNoMore(key: string): void {
  if (!waiting.has(key)) return;
  become(new Map([...waiting].filter(([one]) => one !== key)));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The same, for as long as it is shown. */
export const useWaiting = (): ReadonlyMap<string, Waiting> =>
  useSyncExternalStore(subscribe, waitingNow);

/** How far an application has come on this device: what waits is on its way, and nobody waits for it. */
export function progressHere(
  steps: readonly Frame[],
  record: ApplicationRecord,
  map: ReadonlyMap<string, Waiting>,
): Progress {
  const saved: string[] = [...record.saved];
  let answers = record.answers;
  for (const step of steps) {
    const one = map.get(draftKeyOf(record, step));
    if (!one) continue;
    saved.push(idOf(step));
    answers = { ...answers, ...one.answers };
  }
  return { saved, answers };
}
