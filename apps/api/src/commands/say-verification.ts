import { checkedText, leftOpen } from "@polyportal/domain/audit/against";
import { findingText } from "@polyportal/domain/audit/findings";
import { parseRoot, rootText } from "@polyportal/domain/audit/root";
import { formatDate } from "@polyportal/domain/format/date";
import { auditKeyOf } from "../audit/fingerprints.ts";
import { readOutside } from "../audit/outlets/read-outside.ts";
import { verifyAudit } from "../audit/verify.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/connect.ts";
import { verifyVersions } from "../families/score-sheet/verify-versions.ts";
import { readSecret } from "../sign-in/secrets.ts";

export type Wanted = {
  readonly root: readonly string[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** So many findings are told; the others are counted. */
const most = 1_000;

/** Checks the record and says what it finds, line by line; answers whether all is sound. */
export async function sayVerification(
  db: Database,
  config: Pick<Config, "audit" | "keys" | "retention">,
  wanted: Wanted,
  say: (line: string) => void,
): Promise<boolean> {
  const roots = wanted.root.map((text) => {
    const root = parseRoot(text);
    if (!root) throw new Error(`This is no root: ${text}. It reads NUMBER:HASH, as in the letter.`);
    return root;
  });
  for (const day of [wanted.from, wanted.to]) {
    if (day !== undefined && !/^\d{4}-\d\d-\d\d$/.test(day)) {
      throw new Error(`This is no day: ${day}. It reads 2026-11-20.`);
    }
  }
  const key = auditKeyOf(await readSecret(db, "audit", config.keys.audit));
  const { from, to } = wanted;
  const { outside, failures } = await readOutside(config.audit, key);
  for (const { name, failure } of failures) say(`Not asked, for it failed (${failure}): ${name}.`);
  const options = { periods: config.retention, roots, outside, from, to };
  let found = 0;
  for await (const event of verifyAudit(db, key, options)) {
    if (event.kind === "finding") {
      found += 1;
      if (found <= most) say(findingText(event.finding));
    }
    if (event.kind !== "end") continue;
    // Marks are compared whole, not by the days on which they were entered.
    if (from === undefined && to === undefined) {
      for await (const some of verifyVersions(db)) {
        for (const finding of some.slice(0, Math.max(0, most - found))) say(findingText(finding));
        found += some.length;
      }
    }
    if (found > most) say(`And ${found - most} more.`);
    const { checked, forgotten, waiting, last, lastRoot, checkedFrom, checkedTo, against } = event;
    say(
      `${checked} sealed rows checked, of which ${forgotten} were forgotten as their period was over; ${waiting} more wait for their seal.`,
    );
    say(`The record stands at ${rootText(last)}`);
    if (lastRoot) {
      say(
        `The newest root that is kept here is of ${formatDate(lastRoot.day)}: ${rootText(lastRoot)}`,
      );
    }
    if (roots.length === 0) say(leftOpen(against));
    say(checkedText({ from: checkedFrom, to: checkedTo }, against, found === 0));
    say(found === 0 ? "Nothing was found." : `Found: ${found}.`);
  }
  return found === 0;
}
