import { fieldsOf } from "@polyportal/domain/application/steps";
import type { Answers, PlainField, Row, SchoolList } from "@polyportal/domain/programmes/field";
import type { Step } from "@polyportal/domain/programmes/programme";
import { nameKey } from "@polyportal/domain/text/fold";
import { sql, type SQL } from "drizzle-orm";
import { admissionRules } from "../../../database/schema/application-setup.ts";
import { applications } from "../../../database/schema/application.ts";
import { entryCertificates } from "../../../database/schema/faculty.ts";
import { invoices } from "../../../database/schema/invoice.ts";
import { oLevelSubjects } from "../../../database/schema/o-level.ts";
import { enumItems } from "../../../database/schema/reference.ts";
import { idOf, type Check } from "../checks.ts";

type About = {
  readonly known: Answers;
  readonly schoolName: string;
  /** The application with the answers. */
  readonly applicationId: string;
};

/**
 * The department accepts the certificate, or accepted it when the form was paid, which is binding
 * (programmes.md 8.1).
 */
const isTaken = (departmentId: SQL, name: string, applicationId: string): SQL => sql`(
  exists (select 1 from ${entryCertificates}
    where ${entryCertificates.departmentId} = ${departmentId}
      and ${entryCertificates.certificate} = ${name})
  or coalesce((select ${admissionRules.certificates} @> to_jsonb(${name}::text)
    from ${admissionRules}
    join ${applications} on ${applications.programmeSlug} = ${admissionRules.slug}
      and ${applications.sessionId} = ${admissionRules.sessionId}
    join ${invoices} on ${invoices.id} = ${applications.invoiceId}
    where ${applications.id} = ${applicationId}
      and ${admissionRules.departmentId} = ${departmentId}
      and ${admissionRules.since} <= ${invoices.paidAt}
    order by ${admissionRules.revision} desc limit 1), false))`;

/** A list of the school has this name. Certificates are those of the chosen department. */
function isListed(list: SchoolList, name: string, of: string, applicationId: string): SQL {
  switch (list) {
    case "o-level-subjects":
      return sql`exists (select 1 from ${oLevelSubjects} where ${oLevelSubjects.name} = ${name})`;
    case "entry-certificates":
      return isTaken(idOf(Number(of)), name, applicationId);
    default:
      return sql`exists (select 1 from ${enumItems}
        where ${enumItems.list} = ${list} and ${enumItems.name} = ${name})`;
  }
}

/** The conditions on one answer, with its path. */
function checksOf(
  field: PlainField,
  answer: string | undefined,
  path: string,
  { known, schoolName, applicationId }: About,
): Check[] {
  if (answer === undefined || answer === "") return [];
  if (field.type === "choice" && "list" in field.options) {
    const { list, of } = field.options;
    const chosen = of === undefined ? undefined : known[of];
    const holds = isListed(list, answer, typeof chosen === "string" ? chosen : "", applicationId);
    return [{ field: path, holds, message: field.required ?? "" }];
  }
  if (field.type === "text" && typeof field.rule === "object") {
    const holds = nameKey(answer) !== nameKey(schoolName);
    return [{ field: path, holds, message: field.rule.elsewhere }];
  }
  return [];
}

/** Conditions that only this school's database can check: its lists and its name. */
export function listChecks(
  step: Step,
  answers: Answers,
  application: { readonly id: string; readonly answers: Answers },
  schoolName: string,
): Check[] {
  const known = { ...application.answers, ...answers };
  const about = { known, schoolName, applicationId: application.id };
  return fieldsOf(step).flatMap((field): Check[] => {
    const answer = answers[field.id];
    const path = `answers.${field.id}`;
    if (field.type === "rows") {
      const rows = Array.isArray(answer) ? (answer as readonly Row[]) : [];
      return rows.flatMap((row, at) =>
        field.fields.flatMap((one) => checksOf(one, row[one.id], `${path}.${at}.${one.id}`, about)),
      );
    }
    return typeof answer === "string" ? checksOf(field, answer, path, about) : [];
  });
}
