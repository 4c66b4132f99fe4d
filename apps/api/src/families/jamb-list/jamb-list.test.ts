import {
  jambChoiceColumns,
  jambListColumns,
  jambSubjectColumns,
} from "@polyportal/domain/messages/jamb-list-upload";
import { staffRequest } from "@polyportal/domain/programmes/staff-request";
import type { JambList } from "@polyportal/domain/jamb-list/lists";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { jambCandidates } from "../../database/schema/jamb-candidates.ts";
import { makeEarlier } from "../application/testing/earlier.ts";
import { makeInvoice } from "../application/testing/invoice.ts";
import { everyTable, pasted } from "../../import/testing/sheets.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

const officer = { as: { user: "admin" } };
const session = (await server.ok("listSessions", {})).find(({ current }) => current);
const sessionId = session?.id ?? 0;

const headings = [
  ...Object.values(jambListColumns),
  ...jambSubjectColumns.flatMap(({ subject, score }) => [subject, score]),
  ...Object.values(jambChoiceColumns),
].map(({ heading }) => heading);

type Own = Partial<Record<"number" | "surname" | "gender" | "state" | "lga" | "score", string>> & {
  subjects?: readonly string[];
  choice?: string;
  caps?: string;
};

const four = ["Use of English", "60", "Mathematics", "61", "Physics", "62", "Chemistry", "58"];

const candidate = (own: Own = {}) => [
  own.number ?? "202699990001AB",
  own.surname ?? "Okonkwo",
  "Chidinma",
  "",
  own.gender ?? "female",
  own.state ?? "FCT",
  own.lga ?? "Bwari",
  own.score ?? "241",
  ...(own.subjects ?? four),
  "Computer Science",
  own.choice ?? "First",
  own.caps ?? "",
];

async function preview(rows: readonly (readonly string[])[], list: JambList = "utme") {
  const { importId } = await server.ok(
    "previewJambList",
    { sessionId, list, text: pasted(headings, rows) },
    officer,
  );
  return server.ok("getImport", { id: importId, size: 100 }, officer);
}

const candidateOf = async (number: string) =>
  (await server.db.select().from(jambCandidates).where(eq(jambCandidates.jambNumber, number)))[0];

describe("a list of JAMB's", () => {
  test("makes candidates, and changes what another list says otherwise; both can be undone", async () => {
    const before = await everyTable(server);
    const first = await preview([candidate({ number: "202699990001ab" })]);
    expect(first).toMatchObject({ new: 1, refused: 0, toTick: 0, kind: "jamb-list" });
    await server.ok("uploadJambList", { importId: first.id }, officer);
    expect(await candidateOf("202699990001AB")).toMatchObject({
      list: "utme",
      gender: "Female",
      utmeScore: 241,
      choice: "first",
      capsStatus: "none",
    });
    const row = candidate({ number: "202699990001AB", caps: "approved", choice: "change" });
    const second = await preview([row], "change-of-institution");
    expect(second.items[0]?.changes).toEqual([
      { column: "List", from: "UTME", to: "Change of institution" },
      { column: "choice", from: "first", to: "change" },
      { column: "capsStatus", from: "none", to: "approved" },
    ]);
    await server.ok("uploadJambList", { importId: second.id }, officer);
    expect((await preview([row], "change-of-institution")).unchanged).toBe(1);
    const found = await server.ok(
      "listJambCandidates",
      { search: "okonkwo chid", session: sessionId, capsStatus: ["approved"] },
      officer,
    );
    expect(found.items).toEqual([
      expect.objectContaining({
        jambNumber: "202699990001AB",
        state: "Federal Capital Territory",
        lga: "Bwari",
        list: "change-of-institution",
        application: null,
      }),
    ]);
    for (const { id } of [second, first]) await server.ok("undoImport", { id }, officer);
    expect(await candidateOf("202699990001AB")).toBeUndefined();
    expect(Object.keys(await everyTable(server))).toEqual(Object.keys(before));
  });

  test.each([
    [{ gender: "F", state: "AKWA-IBOM", lga: "IKOT EKPENE" }, "Akwa Ibom", "Ikot Ekpene"],
    [{ gender: "M.", state: "CROSS-RIVER", lga: "Calabar-South" }, "Cross River", "Calabar South"],
    [{ gender: "f", state: "LAGOS STATE", lga: "IFAKO IJAIYE LGA" }, "Lagos", "Ifako-Ijaiye"],
    [
      { gender: "m", state: "Abuja", lga: "\u200BBwari\u00A0" },
      "Federal Capital Territory",
      "Bwari",
    ],
  ])("reads %j as an office means it", async (own, state, lga) => {
    const subjects = ["Use of English", "60", "Maths", "61", "PHY", "62", "Chem.", "58"];
    const row = candidate({ number: "202699990009AB", ...own, subjects });
    const shown = await preview([row]);
    expect(shown.items[0]?.reasons).toEqual([]);
    await server.ok("uploadJambList", { importId: shown.id }, officer);
    const { items } = await server.ok("listJambCandidates", { search: "202699990009AB" }, officer);
    expect(items).toMatchObject([
      { state, lga, gender: /^m/i.test(own.gender) ? "Male" : "Female" },
    ]);
    await server.ok("undoImport", { id: shown.id }, officer);
  });

  test.each(["0x10", "1e2", "٢٤١", "true"])("takes %j for no score", async (score) => {
    const { items } = await preview([candidate({ score })]);
    expect(items[0]?.reasons).toEqual([
      "UTME score: a UTME score is a whole number between 0 and 400.",
    ]);
  });

  test("says of a score with a comma that it is a whole number", async () => {
    const { items } = await preview([candidate({ score: "241,5" })]);
    expect(items[0]?.reasons).toEqual([
      "UTME score: a UTME score is a whole number between 0 and 400.",
    ]);
  });

  test("says why a row is refused", async () => {
    const refused = await preview([
      candidate({ number: "20269999000OAB" }),
      candidate({ number: "202699990002AB", score: "401" }),
      candidate({ number: "202699990003AB", score: "240" }),
      candidate({ number: "202699990004AB", score: "" }),
      candidate({ number: "202699990005AB", state: "Biafra" }),
      candidate({ number: "202699990006AB", lga: "Ikeja" }),
      candidate({ number: "202699990007AB", subjects: ["Astrology", ...four.slice(1)] }),
      candidate({ number: "202699990008AB", subjects: four.slice(0, 6).concat("", "") }),
      candidate({ number: "202699990009AB", gender: "X", choice: "third", caps: "perhaps" }),
      candidate({ number: "202699990010AB" }),
      candidate({ number: "202699990010AB" }),
    ]);
    // Benin has a Plateau, too.
    const own = await preview([candidate({ state: "plateau", lga: "Jos North" })]);
    expect(own).toMatchObject({ new: 1, refused: 0 });
    expect(refused.refused).toBe(11);
    expect(refused.items.map(({ reasons }) => reasons)).toEqual([
      ["JAMB number: a JAMB number reads 202610123456AB."],
      ["UTME score: a UTME score is a whole number between 0 and 400."],
      ["the four scores come to 241"],
      ["UTME score: please enter the UTME score."],
      ["no state is called Biafra"],
      ["no local government area of Federal Capital Territory is called Ikeja"],
      ["no subject is called Astrology"],
      ["Please enter all four subjects with their scores, or none."],
      [
        "Gender: write Male or Female.",
        "Choice: write first, second or change.",
        "CAPS status: write recommended, approved, accepted, rejected or none.",
      ],
      ["This JAMB number stands twice in the sheet."],
      ["This JAMB number stands twice in the sheet."],
    ]);
  });

  test("takes candidates for direct entry without a score", async () => {
    const none = Array.from<string>({ length: 8 }).fill("");
    const one = candidate({ number: "202699990020AB", score: "", subjects: none });
    expect(await preview([one], "direct-entry")).toMatchObject({ new: 1, refused: 0 });
  });

  test("changes whoever has sent an application only with a tick", async () => {
    // Of the demo's screening: sent with what its number says.
    const number = "202610000001AA";
    const rows = [
      candidate({ number, surname: "Nwachukwu-Obi" }),
      candidate({ number: "202699990030AB" }),
    ];
    const first = await preview(rows);
    const reason = expect.stringMatching(/^ND\/\d{4}\/\d{6} was sent with what stood here/);
    expect(first).toMatchObject({ new: 1, changed: 1, toTick: 1, waiting: 0 });
    expect(first.items[0]).toMatchObject({ verdict: "Changed", reasons: [reason] });
    await server.ok("uploadJambList", { importId: first.id }, officer);
    expect(await candidateOf(number)).toMatchObject({ lastname: "Nwachukwu" });
    expect(await server.ok("getImport", { id: first.id }, officer)).toMatchObject({
      state: "applied",
      new: 1,
      changed: 0,
      refused: 1,
      toTick: 0,
    });
    const second = await preview(rows);
    await server.ok("uploadJambList", { importId: second.id, ticked: true }, officer);
    expect(await candidateOf(number)).toMatchObject({ lastname: "Nwachukwu-Obi" });

    // A number that is asked as data counts as well.
    const asked = { jambNumber: "202699990030AB", programmeSlug: "staff-request" } as const;
    await makeEarlier(server.db, (await makeInvoice(server.db, staffRequest)).rrr, asked);
    const third = await preview([candidate({ number: asked.jambNumber, caps: "approved" })]);
    expect(third).toMatchObject({ changed: 1, toTick: 1 });
    const { items } = await server.ok(
      "listJambCandidates",
      { search: asked.jambNumber, session: sessionId },
      officer,
    );
    expect(items).toEqual([
      expect.objectContaining({ application: expect.objectContaining({ sent: true }) }),
    ]);

    // Whoever has begun by the number stays, though the list that brought it is taken back.
    for (const { id } of [second, first]) await server.ok("undoImport", { id }, officer);
    const undone = await server.ok("getImport", { id: first.id, size: 100 }, officer);
    expect(undone).toMatchObject({ state: "undone", undone: 0, kept: 1 });
    expect(undone.items.find(({ kept }) => kept)).toMatchObject({
      cells: expect.arrayContaining([asked.jambNumber]),
    });
    expect(await candidateOf(asked.jambNumber)).toBeDefined();
    expect(await candidateOf(number)).toMatchObject({ lastname: "Nwachukwu" });
  });

  test("is of a session that there is, and of nobody else", async () => {
    const text = pasted(headings, [candidate()]);
    const asked = { sessionId: 999, list: "utme", text } as const;
    expect(await server.request("previewJambList", asked, officer)).toMatchObject({ status: 404 });
    const { id } = await preview([candidate({ number: "202699990040AB" })]);
    const other = { as: { user: "registrar" } };
    expect(await server.request("uploadJambList", { importId: id }, other)).toMatchObject({
      success: false,
    });
  });
});
