import { fieldsOf } from "@polyportal/domain/application/steps";
import { earlier } from "@polyportal/domain/programmes/earlier";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { definitionOf, programmes } from "@polyportal/domain/programmes/programmes";
import { revisionOf } from "@polyportal/domain/programmes/revisions";
import { seventeenth } from "@polyportal/domain/programmes/testing/seventeenth";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { applications } from "../../database/schema/application.ts";
import {
  applicantAt,
  applicationServer,
  fillIn,
  load,
  openNew,
  save,
  send,
  uploadPhoto,
  type Applicant,
  type ApplicationServer,
} from "./testing/applicant.ts";
import { keyOf } from "./testing/keys.ts";

// Replaces a programme whose slug the API knows, like the test of a seventeenth programme.
const list = programmes as unknown as Programme[];
const past = earlier as unknown as Programme[];
const place = list.findIndex(({ slug }) => slug === seventeenth.slug);
const [before] = list.splice(place, 1, seventeenth);

const server = await applicationServer();
afterAll(async () => {
  await server.stop();
  if (before) list.splice(place, 1, before);
});

const slipOf = (at: ApplicationServer, { programme, rrr, as }: Applicant) =>
  at.ok("getApplicationSlip", { ...programme.api, rrr }, { as });

const openAgain = async (at: ApplicationServer, applicant: Applicant): Promise<Applicant> => {
  const { programme, rrr } = applicant;
  const input = { ...programme.api, rrr, ...keyOf(programme, rrr) };
  const { token } = await at.ok("openApplication", input);
  return { ...applicant, as: { token } };
};

test("an application goes on to its slip as it was opened, and one that is opened later is asked what is new", async () => {
  const half = await applicantAt(server, seventeenth, "form:education");

  // A release revises the definition and keeps the earlier revision.
  const [first, ...others] = seventeenth.steps;
  if (!first) throw new Error("It has steps.");
  const revised: Programme = {
    ...seventeenth,
    revision: 2,
    declaration: "I declare it anew.",
    steps: [
      first,
      {
        kind: "form",
        of: "motives",
        title: "Motives",
        fields: [{ id: "motive", type: "area", label: "Why", required: "please say why" }],
      },
      ...others.filter(({ kind }) => kind !== "form"),
    ],
  };
  list.splice(place, 1, revised);
  past.push(seventeenth);
  const released = await applicationServer({}, server);
  try {
    // With the open page, and after signing in again.
    expect(await save(released, half, "form:education")).toMatchObject({ status: 200 });
    expect(await save(released, half, "form:motives")).toMatchObject({ status: 404 });
    const again = await openAgain(released, half);
    expect(await load(released, again)).toMatchObject({
      revision: 1,
      saved: ["personal", "programme", "form:education"],
    });
    expect(await save(released, again, "documents")).toMatchObject({ status: 200 });
    expect(await send(released, again)).toMatchObject({ status: 200 });
    const slip = await slipOf(released, again);
    expect(slip).toMatchObject({ revision: 1, formCompleted: true });
    expect(slip.answers).toMatchObject({ schools: [{ yearTo: "2022" }] });

    const later = await openNew(released, revised);
    await uploadPhoto(released, later);
    expect(await save(released, later, "personal")).toMatchObject({ status: 200 });
    expect(await save(released, later, "programme")).toMatchObject({ status: 409 });
    expect(await save(released, later, "form:education")).toMatchObject({ status: 404 });
    await fillIn(released, later);
    expect(await slipOf(released, later)).toMatchObject({
      revision: 2,
      saved: ["personal", "form:motives", "programme", "documents"],
    });
  } finally {
    past.pop();
    list.splice(place, 1, seventeenth);
    await released.stop();
  }
});

const fieldIds = ({ steps }: Programme) => steps.flatMap(fieldsOf).map(({ id }) => id);

test.each(earlier.map((old): [string, Programme] => [`${old.title} ${revisionOf(old)}`, old]))(
  "%s, which applications may still have, is filled in to its slip",
  async (_, old) => {
    const newest = definitionOf(old.slug as never);
    const opened = await openNew(server, newest);
    await server.db
      .update(applications)
      .set({ definitionRevision: revisionOf(old) })
      .where(eq(applications.id, opened.applicantId));
    const applicant = { ...(await openAgain(server, opened)), programme: old };
    await uploadPhoto(server, applicant);
    await fillIn(server, applicant);
    expect(await slipOf(server, applicant)).toMatchObject({ revision: revisionOf(old) });

    // The field that today's applications have in addition.
    const [added] = fieldIds(newest).filter((id) => !fieldIds(old).includes(id));
    if (!added) return;
    const late = { ...(await openNew(server, newest)), programme: old };
    await uploadPhoto(server, late);
    await expect(fillIn(server, late)).rejects.toThrow(added);
  },
);
