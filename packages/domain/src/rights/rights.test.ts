import { describe, expect, test } from "vitest";
import { adminRoutes } from "../routes/admin.ts";
import { lecturerRoutes } from "../routes/lecturer.ts";
import { roles, userTypeOf } from "../authentication/roles.ts";
import { areaName, claimName, claimRows, claims } from "./claims.ts";
import { defaultClaims } from "./default-claims.ts";
import { defaultLabels, defaultMenuClaims } from "./menu.ts";
import { menuItemsOf } from "./menu-items.ts";
import { claimsOfPage, opensPage } from "./page-claims.ts";
import { isSamePerson, refusalOfChange } from "./people.ts";

describe("the claims", () => {
  test("have words of their own, each once", () => {
    const names = claims.map(claimName);
    expect(new Set(names).size).toBe(claims.length);
    for (const { area, name } of claimRows) {
      expect(name).not.toContain(".");
      expect(areaName(area)).not.toBe("");
    }
  });

  test("are each held by some role, and all but the registrar's, the board's and a reader's by the first", () => {
    for (const claim of claims) {
      expect(
        roles.some((role) => defaultClaims[role].includes(claim)),
        claim,
      ).toBe(true);
    }
    const missing = claims.filter((claim) => !defaultClaims["super administrator"].includes(claim));
    expect(missing).toEqual([
      "references.read",
      "results.enter",
      "results.check",
      "results.approve",
      "results.publish",
      "results.amend",
      "results.hold",
    ]);
  });

  test("are none twice in a role", () => {
    for (const role of roles) {
      expect(new Set(defaultClaims[role]).size).toBe(defaultClaims[role].length);
    }
  });
});

/** The roles of the administration, in the order of the tables' columns. */
const columns = [
  "super administrator",
  "administrator",
  "registrar",
  "admission officer",
  "bursar",
  "exams and records",
  "student affairs",
  "hostel officer",
  "course adviser",
  "help desk",
] as const;
type Column = (typeof columns)[number];

/** The marks of each column of a table by row; a dot means none. */
const cellsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [row = "", cells = ""] = line.split(":");
      const said = cells.trim().split(/\s+/);
      if (said.length !== columns.length) throw new Error(`${row} has ${said.length} cells.`);
      return columns.map((role, at) => ({ row: row.trim(), role, cell: said[at] ?? "." }));
    })
    .filter(({ cell }) => cell !== ".");

describe("what the school's administration is given when a school starts", () => {
  const acts: Readonly<Record<string, string>> = { V: "see", E: "enter", A: "approve", X: "erase" };

  // V sees, E enters, A approves, X erases; what is none of these stands after a plus.
  //               SA    AD   RG              AO  BU    EX                SF  HO  CA  HD
  const matrix = `
    applications: VEAX   VEX  VA              VE  .     .                 .   .   .   V
    admissions:   VEA    VE   VA              VE  V     V                 .   .   .   V
    clearance:    VEA    VE   VA              VE  .     V                 .   .   .   V
    students:     VEA    VE   VA              VE  V     VE                VE  V   V   V
    sessions:     VEA    V    VE              V   V     V                 V   V   V   V
    courses:      VEA    VE   VA              .   .     VE                .   .   V   V
    registration: VA     V    VA              .   .     VA                .   .   VA  V
    results:      V      V    V+approve+hold  .   .     V+publish+amend   .   .   V   .
    fees:         VEA    VA   V               .   VEA   .                 V   .   .   V
    scholarships: VEA    VA   V               .   VEA   .                 VE  .   .   V
    invoices:     VEAX   VA   .               V   VEAX  .                 .   .   .   V+ask
    hostels:      VEA    VE   .               .   V     .                 VA  VE  .   V
    users:        VEA    VE   V               .   .     .                 .   .   .   +reset
    notices:      VEX    VEX  VEX             .   .     .                 VE  .   .   .
    school:       VEA    VE   VA              V   V     V                 V   .   .   .
    audit:        V      V    V               .   .     .                 .   .   .   .
    export:       +personal +personal +personal . +personal . . . . .
    staff:        +salary . . . +salary . . . . .
    references:   . . +read +read . . . . . .`;

  /** Claims outside the matrix, each with its reason. */
  const besides: readonly (readonly [claim: string, why: string, ...roles: Column[]])[] = [
    [
      "invoices.ask",
      "who may settle a payment may ask the gateway again, as the help desk does",
      "super administrator",
      "administrator",
      "bursar",
    ],
    [
      "users.reset",
      "who enters accounts sends the links that set them up",
      "super administrator",
      "administrator",
    ],
    [
      "users.impersonate",
      "the administration and the help desk look at the portal as who has asked them for help",
      "super administrator",
      "administrator",
      "help desk",
    ],
  ];

  const given = cellsOf(matrix).flatMap(({ row, role, cell }) => {
    const [letters = "", ...words] = cell.split("+");
    return [...letters.split("").map((letter) => acts[letter] ?? letter), ...words].map((act) => ({
      role,
      claim: `${row}.${act}`,
    }));
  });

  test.each(columns)("%s has these claims, and no others", (role) => {
    const wanted = [
      ...given.filter((one) => one.role === role).map(({ claim }) => claim),
      ...besides.filter(([, , ...who]) => who.includes(role)).map(([claim]) => claim),
    ];
    expect(defaultClaims[role].toSorted()).toEqual(wanted.toSorted());
  });

  //                        SA AD RG AO BU EX SF HO CA HD
  const labels = `
    applications:           x  x  x  x  .  .  .  .  .  .
    jamb list upload:       x  x  x  x  .  .  .  .  .  .
    application reports:    x  x  x  x  .  .  .  .  .  .
    course management:      x  x  x  .  .  x  .  .  x  .
    fees assignment:        x  x  .  .  x  .  x  .  .  .
    invoice management:     x  x  .  .  x  .  .  .  .  x
    notice board setup:     x  x  x  .  .  .  x  .  .  .
    reports:                x  x  x  x  x  x  x  x  .  .
    utilities:              x  x  x  x  .  x  .  .  .  x
    student management:     x  x  x  x  .  x  x  .  x  x
    hostel management:      x  x  .  .  .  .  x  x  .  .
    school setup:           x  x  x  .  .  .  .  .  .  .
    result management:      x  x  x  .  .  x  .  .  .  .
    approve courses:        x  x  .  .  .  .  .  .  x  .
    user management:        x  x  .  .  .  .  .  .  .  .`;

  /** Labels outside the table, each with its reason. */
  const labelsBesides: readonly (readonly [label: string, why: string, ...roles: Column[]])[] = [
    ["my class", "an adviser looks after the students of a class", "course adviser"],
  ];

  test.each(columns)("%s sees these labels of the side menu, and no others", (role) => {
    const wanted = [
      ...cellsOf(labels)
        .filter((one) => one.role === role)
        .map(({ row }) => row),
      ...labelsBesides.filter(([, , ...who]) => who.includes(role)).map(([label]) => label),
    ];
    expect(defaultLabels[role].toSorted()).toEqual(wanted.toSorted());
  });
});

describe("what those who teach are given when a school starts", () => {
  test.each([
    ["lecturer", ["results.see", "results.enter"]],
    [
      "head of department",
      [
        "results.see",
        "results.enter",
        "results.check",
        "registration.see",
        "registration.approve",
        "courses.see",
        "students.see",
      ],
    ],
    [
      "dean of faculty",
      [
        "results.see",
        "results.enter",
        "results.approve",
        "registration.see",
        "courses.see",
        "students.see",
      ],
    ],
  ] as const)("%s has these claims, and no others", (role, wanted) => {
    expect(new Set<string>(defaultClaims[role])).toEqual(new Set<string>(wanted));
  });
});

describe("a label that a role brings when a school starts", () => {
  const brought = roles
    .filter((role) => role !== "student")
    .flatMap((role) => defaultLabels[role].map((label) => ({ role, label })));
  const typeOf = (role: string) =>
    userTypeOf(role as "bursar") === "lecturer" ? "lecturer" : "official";

  test("is guarded by claims of which the role holds one", () => {
    for (const { role, label } of brought) {
      const needed = defaultMenuClaims[label as keyof typeof defaultMenuClaims];
      const held = needed.filter((claim) => defaultClaims[role].includes(claim));
      expect(held, `${role} ${label}`).not.toEqual([]);
    }
  });

  test("leads to a page of the role's own set, which it may open", () => {
    const shown = brought
      // Advisers are lecturers or officials; a page of only one kind is shown to that kind.
      .filter(({ role }) => role !== "course adviser")
      // Reports have a page for each kind, and their label links to the first.
      .filter(({ label }) => label !== "reports");
    for (const { role, label } of shown) {
      const [item] = menuItemsOf(typeOf(role), [label]);
      expect(item, `${role} ${label}`).toBeDefined();
      expect(opensPage(item?.path ?? "", defaultClaims[role]), `${role} ${label}`).toBe(true);
    }
  });
});

describe("a page", () => {
  test("of the staff names its claims, but for what is one's own", () => {
    const own = [...adminRoutes, ...lecturerRoutes]
      .filter(({ path }) => claimsOfPage(path) === undefined)
      .map(({ path }) => path);
    expect(new Set(own)).toEqual(
      new Set(["/dashboard", "/profile", "/notifications", "/change_password", "/no_access"]),
    );
  });

  test("is ruled by the longest address that begins its own", () => {
    expect(claimsOfPage("/user_management/audit")).toEqual(["audit.see"]);
    expect(claimsOfPage("/user_management/users/edit")).toEqual(["users.see"]);
    expect(claimsOfPage("/user_management_of_others")).toBeUndefined();
  });
});

describe("the rules on people", () => {
  const person = (userId: string, staffId: string | null, ...held: string[]) => ({
    userId,
    staffId,
    roles: held,
  });

  test("know one person by two accounts", () => {
    expect(isSamePerson(person("a", "s"), person("b", "s"))).toBe(true);
    expect(isSamePerson(person("a", null), person("b", null))).toBe(false);
  });

  test("let nobody change the own rights, and only super administrators those of one", () => {
    const chief = person("a", null, "super administrator");
    const plain = person("b", "s", "administrator");
    expect(refusalOfChange(chief, chief)).toBe("own_account");
    expect(refusalOfChange(plain, person("c", "s", "bursar"))).toBe("own_account");
    expect(refusalOfChange(plain, chief)).toBe("needs_super_administrator");
    expect(refusalOfChange(plain, person("d", null, "bursar"), ["super administrator"])).toBe(
      "needs_super_administrator",
    );
    expect(refusalOfChange(plain, person("d", null, "bursar"))).toBeUndefined();
    expect(refusalOfChange(chief, plain, ["super administrator"])).toBeUndefined();
  });
});
