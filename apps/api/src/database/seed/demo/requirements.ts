import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import type { admissionRequirements, admissionRules } from "../../schema/application-setup.ts";
import { oLevelSubjectRows } from "../o-level.ts";
import { currentSessionId } from "./admissions.ts";
import { departmentRows, entryCertificateRows } from "./school.ts";

type Asked = {
  readonly utme: number | null;
  readonly credits: number;
  readonly subjects: readonly string[];
};

const both = ["English Language", "Mathematics"];

/** What some departments ask, by programme and code; the others have not said it yet. */
const asked: Partial<Record<ProgrammeSlug, Readonly<Record<string, Asked>>>> = {
  nd: {
    CEC: { utme: 150, credits: 5, subjects: [...both, "Physics", "Chemistry"] },
    CTE: { utme: 160, credits: 5, subjects: [...both, "Physics"] },
    EEC: { utme: 160, credits: 5, subjects: [...both, "Physics", "Chemistry"] },
    COM: { utme: 150, credits: 5, subjects: [...both, "Physics"] },
    SLT: { utme: 140, credits: 5, subjects: [...both, "Biology", "Chemistry"] },
    ACC: { utme: 150, credits: 5, subjects: [...both, "Economics"] },
    MKT: { utme: 120, credits: 4, subjects: both },
  },
  hnd: {
    COM: { utme: null, credits: 5, subjects: [...both, "Physics"] },
    ACC: { utme: null, credits: 5, subjects: [...both, "Economics"] },
  },
  "direct-entry": {
    COM: { utme: null, credits: 5, subjects: [...both, "Physics"] },
    ACC: { utme: null, credits: 5, subjects: both },
  },
};

const idOf = (rows: readonly { id?: number; name: string }[], name: string): number => {
  const id = rows.find((row) => row.name === name)?.id;
  if (id === undefined) throw new Error(`The demo has no ${name}`);
  return id;
};

const departmentOf = (code: string): number => {
  const id = departmentRows.find((row) => row.code === code)?.id;
  if (id === undefined) throw new Error(`The demo has no department ${code}`);
  return id;
};

export const requirementRows: (typeof admissionRequirements.$inferInsert)[] = Object.entries(
  asked,
).flatMap(([slug, departments]) =>
  Object.entries(departments).map(([code, { utme, credits, subjects }]) => ({
    slug: slug as ProgrammeSlug,
    sessionId: currentSessionId,
    departmentId: departmentOf(code),
    minimumUtme: utme,
    credits,
    creditSubjectIds: subjects.map((name) => idOf(oLevelSubjectRows, name)),
    revision: 1,
  })),
);

/** The same as it stood before anybody of the demo paid. */
export const ruleRows: (typeof admissionRules.$inferInsert)[] = requirementRows.map((row) => ({
  ...row,
  revision: 1,
  since: new Date("2026-01-05T08:00:00Z"),
  certificates:
    row.slug === "direct-entry"
      ? entryCertificateRows
          .filter(({ departmentId }) => departmentId === row.departmentId)
          .map(({ certificate }) => certificate)
          .toSorted()
      : null,
}));
