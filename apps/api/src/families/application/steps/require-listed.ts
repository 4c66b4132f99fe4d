import { fieldsOf } from "@polyportal/domain/application/steps";
import type { Answers } from "@polyportal/domain/programmes/field";
import type { Step } from "@polyportal/domain/programmes/programme";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { enumItems } from "../../../database/schema/reference.ts";
import { requireAll, type Check } from "../checks.ts";

/** A school's name without what people write in different ways. */
const plain = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, "");

/** What this school alone knows of a step's answers: what is in its lists, and its own name. */
export async function requireListed(
  tx: Transaction,
  step: Step,
  answers: Answers,
  schoolName: string,
): Promise<void> {
  const checks = fieldsOf(step).flatMap((field): Check[] => {
    const answer = answers[field.id];
    if (typeof answer !== "string") return [];
    const path = `answers.${field.id}`;
    if (field.type === "choice" && "list" in field.options) {
      const { list } = field.options;
      const holds = sql`exists (select 1 from ${enumItems}
        where ${enumItems.list} = ${list} and ${enumItems.name} = ${answer})`;
      return [{ field: path, holds, message: field.required ?? "" }];
    }
    if (field.type === "text" && typeof field.rule === "object") {
      const holds = plain(answer) !== plain(schoolName);
      return [{ field: path, holds, message: field.rule.elsewhere }];
    }
    return [];
  });
  if (checks.length > 0) await requireAll(tx, checks);
}
