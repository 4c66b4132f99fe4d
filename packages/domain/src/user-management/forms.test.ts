import { describe, expect, test } from "vitest";
import { adviserSchema } from "./adviser-form.ts";
import { actSchema, editUserSchema, optionalActSchema, reason } from "./user-forms.ts";

const said = (answer: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  answer.error?.issues.map(({ message }) => message) ?? [];

describe("why something was done", () => {
  test("takes 10 to 500 characters, and no blanks around them", () => {
    for (const length of [10, 500]) {
      expect(said(reason.safeParse(` ${"x".repeat(length)} `)), String(length)).toEqual([]);
    }
    for (const short of [undefined, "", " ".repeat(20), "x".repeat(9)]) {
      expect(said(reason.safeParse(short))).toEqual(["please say why"]);
    }
    expect(said(reason.safeParse("x".repeat(501)))).toEqual(["please use at most 500 characters"]);
  });

  test.each([
    ["an act that others will ask about", actSchema, { choice: "" }],
    ["an act that may be done without", optionalActSchema, { choice: "" }],
    [
      "an account that is edited",
      editUserSchema,
      {
        lastname: "Bello",
        firstname: "Fatima",
        email: "fatima@example.edu.ng",
        mobileNumber: "08012345678",
        role: "bursar",
      },
    ],
  ])("is refused beyond 500 characters, with words: %s", (_, schema, rest) => {
    expect(said(schema.safeParse({ ...rest, reason: "x".repeat(500) }))).toEqual([]);
    expect(said(schema.safeParse({ ...rest, reason: "x".repeat(501) }))).toEqual([
      "please use at most 500 characters",
    ]);
  });
});

test("a class gets its adviser for a session, and each thing that is missing is asked for", () => {
  const asked = {
    sessionId: 3,
    departmentId: 5,
    levelId: 1,
    adviserId: "0199aa00-0000-7000-8000-000000000001",
  };
  expect(said(adviserSchema.safeParse(asked))).toEqual([]);
  for (const [field, words] of [
    ["sessionId", "please select a session"],
    ["departmentId", "please select a department"],
    ["levelId", "please select a level"],
    ["adviserId", "please select a lecturer"],
  ] as const) {
    expect(said(adviserSchema.safeParse({ ...asked, [field]: undefined })), field).toEqual([words]);
  }
});
