import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { idOf, type Progress } from "@polyportal/domain/application/steps";
import type { Notice } from "@polyportal/domain/messages/notice";
import type { Answers } from "@polyportal/domain/programmes/field";
import type { Frame } from "@polyportal/domain/programmes/programme";
import { useSyncExternalStore } from "react";

/** The result of sending a section; undefined if its form shows what is missing. */
type Sent = { saved: ApplicationRecord["saved"] } | undefined;

/** A valid section that was to be saved without a network. */
export type Waiting = {
  send: () => Promise<Sent>;
  /** The message after saving. */
  notice: Notice;
  /** Its answers, on which later steps may depend. */
  answers: Answers;
};

/**
 * The key of a section's draft and of its waiting values. It does not contain the RRR, which opens the
 * application.
 */
export const draftKeyOf = ({ applicantId }: ApplicationRecord, step: Frame): string =>
  `${applicantId}:${idOf(step)}`;

/**
 * Waiting sections by draft key. Only in memory, because card PINs must not be stored. After a reload, the
 * first waiting section opens with its draft and sends itself from there, then the next one.
 */
let waiting: ReadonlyMap<string, Waiting> = new Map();
const listeners = new Set<() => void>();

function become(next: ReadonlyMap<string, Waiting>): void {
  waiting = next;
  for (const listener of listeners) listener();
}

export const waitingNow = (): ReadonlyMap<string, Waiting> => waiting;

export const letWait = (key: string, one: Waiting): void => become(new Map(waiting).set(key, one));

/** The section was sent, or changed since. */
export function letWaitNoMore(key: string): void {
  if (!waiting.has(key)) return;
  become(new Map([...waiting].filter(([one]) => one !== key)));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The waiting sections, as state of a component. */
export const useWaiting = (): ReadonlyMap<string, Waiting> =>
  useSyncExternalStore(subscribe, waitingNow);

/** The progress on this device, counting waiting sections as saved. */
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
