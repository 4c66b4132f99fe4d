import { jambListOfImport } from "@polyportal/domain/jamb-list/about";
import { type CapsStatus, type JambChoice } from "@polyportal/domain/jamb-list/lists";
import { utmeProblems } from "@polyportal/domain/jamb-list/candidate";
import { schoolsLga, schoolsState, schoolsSubject } from "@polyportal/domain/jamb-list/names";
import {
  jambListChanged,
  jambListRefusals as words,
  jambSubjectColumns,
} from "@polyportal/domain/messages/jamb-list-upload";
import { jambListMessages } from "@polyportal/domain/messages/jamb-list";
import { nameKey } from "@polyportal/domain/text/fold";
import { and, eq, getTableColumns } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Reader } from "../../database/connect.ts";
import { countries, lgas, states } from "../../database/schema/country.ts";
import { jambCandidates } from "../../database/schema/jamb-candidates.ts";
import { oLevelSubjects } from "../../database/schema/o-level.ts";
import type { FieldChange, ImportRow, PlanContext, Planned } from "../../import/importer.ts";
import { keyIn } from "../../lists/search.ts";
import { fail } from "../../failure.ts";
import { madeBy } from "./made-by.ts";

type Values = ImportRow["values"];
type Candidate = typeof jambCandidates.$inferSelect;
type Stored = Omit<Candidate, "id" | "createdAt">;

export type CandidateTarget = {
  readonly id: string;
  /** The candidate as the lists had it; none where it is new. */
  readonly known: Candidate | undefined;
  readonly row: Stored;
};

/** What is to become of rows of one of JAMB's lists, by few queries for all of them. */
export async function planList(
  ctx: PlanContext,
  rows: readonly ImportRow[],
): Promise<readonly Planned<CandidateTarget>[]> {
  const which = jambListOfImport(ctx.about) ?? fail("not_found");
  const numbers = rows.map(({ values }) => numberOf(values));
  const names = await readNames(ctx.db);
  const known = await readKnown(ctx, which.sessionId, numbers);
  const sent = await readSent(ctx.db, which.sessionId, numbers);
  return rows.map(({ values }): Planned<CandidateTarget> => {
    const stands = known.get(numberOf(values));
    const { row, reasons } = meantBy(names, values, { ...which, stands });
    if (reasons.length > 0) return { verdict: "Refused", reasons };
    if (!stands) {
      return { verdict: "New", changes: [], target: { id: uuid(), known: undefined, row } };
    }
    const changes = changesOf(names, stands, row);
    if (changes.length === 0) return { verdict: "Unchanged" };
    const number = sent.get(row.jambNumber);
    const target = { id: stands.id, known: stands, row };
    return {
      verdict: "Changed",
      changes,
      target,
      ...(number !== undefined && { tick: words.submitted(number) }),
    };
  });
}

const numberOf = ({ jambNumber = "" }: Values): string => jambNumber;

type Names = Awaited<ReturnType<typeof readNames>>;

async function readNames(db: Reader) {
  const [allStates, allLgas, subjects] = [
    // Other countries have a Plateau, too.
    await db
      .select(getTableColumns(states))
      .from(states)
      .innerJoin(countries, eq(countries.id, states.countryId))
      .where(eq(countries.iso2, "NG")),
    await db.select().from(lgas),
    await db.select().from(oLevelSubjects),
  ];
  const nameById = (some: readonly { readonly id: number; readonly name: string }[]) =>
    new Map(some.map(({ id, name }) => [id, name]));
  const idByName = (
    some: readonly { readonly id: number; readonly name: string }[],
    called: (typed: string) => string,
  ) => {
    const ids = new Map(some.map(({ id, name }) => [nameKey(name), id]));
    // A school that has a name of its own means that.
    return remembered((typed) => ids.get(nameKey(typed)) ?? ids.get(nameKey(called(typed))));
  };
  return {
    state: { idOf: idByName(allStates, schoolsState), names: nameById(allStates) },
    // Several states have areas of one name.
    lga: {
      ids: new Map(allLgas.map(({ id, stateId, name }) => [`${stateId} ${nameKey(name)}`, id])),
      names: nameById(allLgas),
    },
    subject: { idOf: idByName(subjects, schoolsSubject), names: nameById(subjects) },
  };
}

/** Of 1,000 rows most say the same few names: each is looked for once. */
function remembered(find: (typed: string) => number | undefined) {
  const found = new Map<string, number | undefined>();
  return (typed: string): number | undefined => {
    if (!found.has(typed)) found.set(typed, find(typed));
    return found.get(typed);
  };
}

async function readKnown(
  { db, locks }: PlanContext,
  sessionId: number,
  numbers: readonly string[],
) {
  const query = db
    .select()
    .from(jambCandidates)
    .where(and(eq(jambCandidates.sessionId, sessionId), keyIn(jambCandidates.jambNumber, numbers)));
  const found = locks ? await query.for("update") : await query;
  return new Map(found.map((one) => [one.jambNumber, one]));
}

/** The applications that were sent by these numbers, by their own numbers. */
async function readSent(db: Reader, sessionId: number, numbers: readonly string[]) {
  const sent = (await madeBy(db, [sessionId], numbers)).filter((one) => one.completedAt !== null);
  return new Map(sent.map((one) => [one.jambNumber ?? "", one.number]));
}

type Place = Pick<Stored, "sessionId" | "list"> & { readonly stands: Candidate | undefined };

/** The candidate that a row speaks of, and why it is refused for itself alone. Empty cells leave what stands. */
function meantBy(names: Names, values: Values, { sessionId, list, stands }: Place) {
  const home = homeOf(names, values, stands);
  const utmeScore =
    values["utmeScore"] === undefined ? (stands?.utmeScore ?? null) : Number(values["utmeScore"]);
  const { subjects, reasons: ofSubjects } = subjectsOf(names, values, stands);
  const reasons = [
    ...home.reasons,
    ...ofSubjects,
    ...(ofSubjects.length > 0 ? [] : utmeProblems(list, utmeScore ?? undefined, subjects)),
  ];
  const row: Stored = {
    sessionId,
    list,
    jambNumber: numberOf(values),
    lastname: values["lastname"] ?? "",
    firstname: values["firstname"] ?? "",
    middlename: values["middlename"] ?? stands?.middlename ?? "",
    gender: values["gender"] === "Male" ? "Male" : "Female",
    stateId: home.stateId,
    lgaId: home.lgaId,
    utmeScore,
    subjects: subjects.flatMap(({ subjectId, score }) =>
      subjectId === undefined || score === undefined ? [] : [{ subjectId, score }],
    ),
    course: values["course"] ?? "",
    choice: (values["choice"] as JambChoice | undefined) ?? stands?.choice ?? null,
    capsStatus: (values["capsStatus"] as CapsStatus | undefined) ?? stands?.capsStatus ?? "none",
  };
  return { row, reasons };
}

function homeOf({ state, lga }: Names, values: Values, stands: Candidate | undefined) {
  const { state: stateName, lga: lgaName } = values;
  if (stateName === undefined) {
    return lgaName === undefined
      ? { stateId: stands?.stateId ?? null, lgaId: stands?.lgaId ?? null, reasons: [] }
      : { stateId: null, lgaId: null, reasons: [words.lgaAlone] };
  }
  const stateId = state.idOf(stateName);
  if (stateId === undefined)
    return { stateId: null, lgaId: null, reasons: [words.state(stateName)] };
  // What stands is an area of the state that stands.
  const standing = stands?.stateId === stateId ? stands.lgaId : null;
  if (lgaName === undefined) return { stateId, lgaId: standing, reasons: [] };
  const lgaId =
    lga.ids.get(`${stateId} ${nameKey(lgaName)}`) ??
    lga.ids.get(`${stateId} ${nameKey(schoolsLga(lgaName))}`);
  return lgaId === undefined
    ? { stateId, lgaId: null, reasons: [words.lga(lgaName, state.names.get(stateId) ?? stateName)] }
    : { stateId, lgaId, reasons: [] };
}

function subjectsOf({ subject }: Names, values: Values, stands: Candidate | undefined) {
  const typed = jambSubjectColumns.map((_, at) => ({
    name: values[`subject${at + 1}`],
    score: values[`score${at + 1}`],
  }));
  if (typed.every(({ name, score }) => name === undefined && score === undefined)) {
    return { subjects: stands?.subjects ?? [], reasons: [] };
  }
  const subjects = typed.map(({ name, score }) => ({
    name,
    subjectId: name === undefined ? undefined : subject.idOf(name),
    score: score === undefined ? undefined : Number(score),
  }));
  const reasons = subjects.flatMap(({ name, subjectId }) =>
    name !== undefined && subjectId === undefined ? [words.subject(name)] : [],
  );
  return { subjects, reasons };
}

/** What a row makes of a candidate, in the words of the sheet. */
function changesOf(names: Names, before: Stored, after: Stored): readonly FieldChange[] {
  const [was, is] = [cellsOf(names, before), cellsOf(names, after)];
  return Object.keys(is).flatMap((column): FieldChange[] => {
    const [from = "", to = ""] = [was[column], is[column]];
    return from === to ? [] : [{ column, from, to }];
  });
}

function cellsOf({ state, lga, subject }: Names, one: Stored): Record<string, string> {
  const subjects = jambSubjectColumns.flatMap((_, at) => {
    const { subjectId = 0, score = "" } = one.subjects[at] ?? {};
    return [
      [`subject${at + 1}`, subject.names.get(subjectId) ?? ""],
      [`score${at + 1}`, String(score)],
    ] as const;
  });
  return {
    [jambListChanged]: jambListMessages.lists[one.list],
    lastname: one.lastname,
    firstname: one.firstname,
    middlename: one.middlename,
    gender: one.gender,
    state: state.names.get(one.stateId ?? 0) ?? "",
    lga: lga.names.get(one.lgaId ?? 0) ?? "",
    utmeScore: one.utmeScore === null ? "" : String(one.utmeScore),
    ...Object.fromEntries(subjects),
    course: one.course,
    choice: one.choice ?? "",
    capsStatus: one.capsStatus,
  };
}
