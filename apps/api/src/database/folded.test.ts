import { indexedWords, searchTerms, finds } from "@polyportal/domain/table/search-words";
import { acute, apostrophes, fold, hyphens, letters } from "@polyportal/domain/text/fold";
import { sql, type SQL } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";
import { folded, indexedWords as indexedWordsInSql } from "./schema/folded.ts";
import { matchesSearch } from "../lists/search.ts";

const server = await testServer();
afterAll(server.stop);

/** What SQL makes of many texts, in their order. */
async function made<Answer>(of: (text: SQL) => SQL, texts: readonly string[]): Promise<Answer[]> {
  const { rows } = await server.db.execute<{ made: Answer }>(sql`
    select ${of(sql.raw("text"))} as made
    from unnest(${sql.param([...texts])}::text[]) with ordinality as given (text, at) order by at`);
  return rows.map((row) => row.made);
}

/** The very signs of a text, however they would be drawn. */
const signsOf = (...texts: readonly string[]) => texts.flatMap((text) => Array.from(text));

const sign = fc.constantFrom(
  ...signsOf(
    apostrophes,
    acute,
    hyphens,
    "＇﹣－‑″",
    letters.map(([written]) => written).join(""),
    "abcozABCOZ01 ",
    "ọỌẹẸṣṢńŃéÉàÀǹḿẄßİΣñü",
    "\u0301\u0323\u0308\u00A0\u200B\u200D\u202E\uFEFF\u00AD\t\n",
    'ﬁ½Ⅳ٣الנ你😀.,;:/_@+()&|!*\\%"',
  ),
  "08031234567",
  "+2348031234567",
  " 2348031234567 ",
);
const written = fc.array(sign, { maxLength: 20 }).map((signs) => signs.join(""));
const many = fc.array(written, { minLength: 1, maxLength: 60 });

test("PostgreSQL folds every text as the code does", async () => {
  const agree = fc.asyncProperty(many, async (texts) => {
    expect(await made<string>(folded, texts)).toEqual(texts.map(fold));
  });
  await fc.assert(agree, { numRuns: 40 });
});

test("PostgreSQL keeps the words of every text as the code does", async () => {
  const agree = fc.asyncProperty(many, async (texts) => {
    const words = await made<string[]>(indexedWordsInSql, texts);
    expect(words.map((some) => [...new Set(some)].toSorted())).toEqual(
      texts.map((text) => indexedWords(text).toSorted()),
    );
  });
  await fc.assert(agree, { numRuns: 40 });
});

test("PostgreSQL finds by every search what the code does, and fails at none", async () => {
  const agree = fc.asyncProperty(many, written, async (texts, search) => {
    const terms = searchTerms(search);
    if (terms.length === 0) return;
    const found = await made<boolean>((text) => {
      const words = sql`array_to_tsvector(${indexedWordsInSql(text)})`;
      return matchesSearch(words, search) ?? sql`true`;
    }, texts);
    expect(found).toEqual(texts.map((text) => finds(terms, indexedWords(text))));
  });
  await fc.assert(agree, { numRuns: 40 });
});
