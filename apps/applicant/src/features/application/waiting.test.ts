import { ApiError } from "@polyportal/api-client/client/api-error";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { idOf } from "@polyportal/domain/application/steps";
import { notice } from "@polyportal/domain/messages/notice";
import { subDegree } from "@polyportal/domain/programmes/sub-degree";
import { afterEach, expect, test } from "vitest";
import { newRecord } from "./testing/record.ts";
import { sendWaiting } from "./send-waiting.ts";
import { draftKeyOf, letWait, letWaitNoMore, progressHere, waitingNow } from "./waiting.ts";

const { steps } = subDegree;
const [personal, institution, oLevel] = steps;
const record: ApplicationRecord = newRecord(subDegree);

/** Waiting sections, and the order in which they reach the server. */
function queue(failing?: { step: (typeof steps)[number]; error: ApiError }) {
  const sent: string[] = [];
  const shown: string[] = [];
  // Queued out of order, as by somebody who goes back.
  for (const step of [oLevel, personal, institution]) {
    letWait(draftKeyOf(record, step), {
      notice: notice("Saved", ""),
      answers: { [step.kind]: "yes" },
      send: () => {
        if (failing?.step === step) return Promise.reject(failing.error);
        sent.push(step.kind);
        return Promise.resolve({ saved: [...sent] as ApplicationRecord["saved"] });
      },
    });
  }
  const run = () =>
    sendWaiting({
      steps,
      record,
      onRefused: () => false,
      change: () => {},
      fresh: () => Promise.resolve(),
      show: (step) => shown.push(idOf(step)),
    });
  return { sent, shown, run };
}

const waits = () => steps.filter((step) => waitingNow().has(draftKeyOf(record, step)));

afterEach(() => {
  for (const key of waitingNow().keys()) letWaitNoMore(key);
});

test("what waits counts as passed here, with what was answered in it", () => {
  queue();
  expect(progressHere(steps, record, waitingNow())).toEqual({
    saved: [personal, institution, oLevel].map(idOf),
    answers: { ...record.answers, personal: "yes", institution: "yes", "o-level": "yes" },
  });
});

test("sections are sent in the order of the form, each once, however often it is tried", async () => {
  const { sent, run } = queue();
  expect(await Promise.all([run(), run()])).toEqual(["sent", "sent"]);
  expect(sent).toEqual(["personal", "institution", "o-level"]);
  expect(waits()).toEqual([]);
});

test("without a network all that comes after it goes on waiting", async () => {
  const error = new ApiError({ kind: "offline", title: "", message: "" });
  const { sent, run } = queue({ step: institution, error });
  expect(await run()).toBe("offline");
  expect(sent).toEqual(["personal"]);
  expect(waits()).toEqual([institution, oLevel]);
});

test("one that is refused is opened, and nothing after it is sent", async () => {
  const error = new ApiError({ kind: "answered", status: 422, title: "", message: "no" });
  const { sent, shown, run } = queue({ step: institution, error });
  expect(await run()).toBe("refused");
  expect([sent, shown]).toEqual([["personal"], ["institution"]]);
  expect(waits()).toEqual([oLevel]);
});
