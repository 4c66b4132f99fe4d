import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { users } from "../../database/schema/users.ts";
import { everyTable, official, previewOfficials } from "../../import/testing/sheets.ts";
import { testServer } from "../../testing/test-server.ts";
import { lettersTo, readPerson, recordOf } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const asAdmin = { as: { user: "admin" } };
const asAdministrator = { as: { user: "administrator" } };

const verdicts = ({
  items,
}: {
  items: readonly { verdict: string; reasons: readonly string[] }[];
}) => items.map(({ verdict, reasons }) => [verdict, ...reasons]);

const preview = (rows: readonly (readonly string[])[], as = asAdmin) =>
  previewOfficials(server, rows, as);

describe("a sheet of officials", () => {
  test("is previewed, imported once and undone, and leaves nothing but the trace", async () => {
    const before = await everyTable(server);
    const helpdesk = await readPerson(server, "helpdesk");
    const shown = await preview([
      official("import.one", { unit: "com", number: "IMP/1" }),
      official("import.two"),
      [
        "helpdesk",
        "Musa",
        helpdesk.firstname,
        "",
        helpdesk.email ?? "",
        "08099999999",
        // As pages and files have it.
        "Help desk",
        "",
        "",
      ],
    ]);
    expect(shown).toMatchObject({
      state: "previewed",
      new: 2,
      changed: 1,
      refused: 0,
      mayApply: true,
    });
    expect(shown.items[2]?.changes).toEqual([
      { column: "lastname", from: helpdesk.lastname, to: "Musa" },
      { column: "mobileNumber", from: helpdesk.mobileNumber, to: "08099999999" },
    ]);
    expect(await everyTable(server)).toEqual(before);

    const { id } = shown;
    await Promise.all([1, 2].map(() => server.ok("uploadUsers", { importId: id }, asAdmin)));
    const applied = await server.ok("getImport", { id }, asAdmin);
    expect(applied).toMatchObject({ state: "applied", error: null, mayUndo: true });
    const one = await readPerson(server, "import.one");
    expect(one).toMatchObject({ userType: "official", role: "help desk", oldUser: false });
    expect(await lettersTo(server, one.email ?? "")).toMatchObject([
      { subject: expect.stringContaining("Set up your account") },
    ]);
    expect(await recordOf(server, one.id)).toMatchObject([
      { action: "importRecord", after: { userName: "import.one" } },
    ]);
    expect(await recordOf(server, helpdesk.id)).toMatchObject([
      {
        action: "importChange",
        before: { lastname: helpdesk.lastname },
        after: { lastname: "Musa" },
      },
    ]);

    await server.ok("undoImport", { id }, asAdmin);
    expect(await server.ok("getImport", { id }, asAdmin)).toMatchObject({
      state: "undone",
      error: null,
      undone: 3,
      kept: 0,
    });
    expect(await everyTable(server)).toEqual(before);
  });

  test("that was edited since is undone but for what was edited, by name", async () => {
    const { id } = await preview([
      official("kept.one"),
      official("kept.two"),
      official("kept.three"),
    ]);
    await server.ok("uploadUsers", { importId: id }, asAdmin);
    await server.db.update(users).set({ lastname: "Sani" }).where(eq(users.userName, "kept.two"));
    const three = await readPerson(server, "kept.three");
    await server.db.transaction((tx) => server.services.sessions.open(tx, three.id));
    await server.ok("undoImport", { id }, asAdmin);
    const undone = await server.ok("getImport", { id, verdict: "Kept" }, asAdmin);
    expect(undone).toMatchObject({ state: "undone", undone: 1, kept: 2 });
    expect(undone.items.map(({ cells, kept }) => [cells[0], kept])).toEqual([
      ["kept.two", "It was changed since."],
      ["kept.three", "It is in use by now."],
    ]);
    expect(await server.db.$count(users, eq(users.userName, "kept.one"))).toBe(0);
    await readPerson(server, "kept.two");
  });

  test("gives back no field of an account that another has changed since, but any other row", async () => {
    const names = ["since.one", "since.two"];
    const first = await preview(names.map((name) => official(name, { phone: "08011111111" })));
    await server.ok("uploadUsers", { importId: first.id }, asAdmin);
    const { id } = await preview(names.map((name) => official(name, { phone: "08022222222" })));
    await server.ok("uploadUsers", { importId: id }, asAdmin);
    const phone = "08033333333";
    await server.db
      .update(users)
      .set({ mobileNumber: phone })
      .where(eq(users.userName, "since.two"));
    await server.ok("undoImport", { id }, asAdmin);
    expect(await server.ok("getImport", { id, verdict: "Kept" }, asAdmin)).toMatchObject({
      undone: 1,
      kept: 1,
      items: [{ kept: "It was changed since." }],
    });
    expect(await readPerson(server, "since.one")).toMatchObject({ mobileNumber: "08011111111" });
    expect(await readPerson(server, "since.two")).toMatchObject({ mobileNumber: phone });
  });

  test("refuses what must not be given by a sheet, each row with its reasons", async () => {
    const admin = await readPerson(server, "admin");
    const registrar = await readPerson(server, "registrar");
    const shown = await preview(
      [
        official("refused.2", { role: "super administrator" }),
        official("refused.3", { email: registrar.email ?? "" }),
        official("refused.4", { unit: "XYZ", number: "IMP/9" }),
        official("refused.5", { unit: "COM" }),
        official("twice"),
        official("TWICE", { email: "other@example.edu.ng" }),
        official("student"),
        [
          "admin",
          admin.lastname,
          "Else",
          "",
          admin.email ?? "",
          "08012345678",
          "help desk",
          "",
          "",
        ],
        official("refused.6", { phone: "12", role: "chief" }),
        official(""),
      ],
      asAdministrator,
    );
    expect(verdicts(shown)).toEqual([
      ["Refused", "a super administrator is made and ended by hand"],
      ["Refused", "this e-mail address belongs to another account"],
      ["Refused", "no department has this code"],
      ["Refused", "a department needs a staff number"],
      ["Refused", "This user name stands twice in the sheet."],
      ["Refused", "This user name stands twice in the sheet."],
      ["Refused", "this user name belongs to a student"],
      [
        "Refused",
        "a super administrator is made and ended by hand",
        "Only a super administrator does this to a super administrator.",
      ],
      ["Refused", "Phone: invaild phone number.", "Role: there is no such role."],
      ["Refused", "User name: please enter the user name.", "E-mail: invalid email address."],
    ]);
    const nothing = await server.request("uploadUsers", { importId: shown.id }, asAdministrator);
    expect(nothing).toMatchObject({ status: 409, code: "not_previewed" });
  });

  test("changes nothing of the own role, not even a super administrator's by another's file", async () => {
    const administrator = await readPerson(server, "administrator");
    const own = [
      "administrator",
      administrator.lastname,
      administrator.firstname,
      administrator.middlename,
      administrator.email ?? "",
      administrator.mobileNumber ?? "",
    ];
    const asIs = await preview([[...own, "administrator", "", ""]], asAdministrator);
    expect(verdicts(asIs)).toEqual([["Unchanged"]]);
    const other = await preview([[...own, "help desk", "", ""]], asAdministrator);
    expect(verdicts(other)).toEqual([
      ["Refused", "Nobody changes the role, claims or activation of the own account."],
    ]);
  });
});
