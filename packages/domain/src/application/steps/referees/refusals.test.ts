import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { mailboxOf, ownAddress, addressTwice, refereeRefusals, sharesSurname } from "./refusals.ts";

const applicant = { email: "ngozi@example.com", lastname: "Adébáyọ̀-Okonkwo" };
const refused = (...rows: Record<string, string>[]) =>
  refereeRefusals(rows, applicant, ["kin@example.com"]).map(
    ({ path: [at, field], message }) => `${at}.${field}: ${message}`,
  );
const named = (email: string, fullName = "Ada Eze") => ({ email, fullName });

describe("who may be named", () => {
  test("is nobody with the applicant's own address, or the next of kin's, however it is written", () => {
    for (const email of ["ngozi@example.com", "NGOZI+ref@Example.com", "kin+x@example.com"]) {
      expect(refused(named(email)), email).toEqual([`0.email: ${ownAddress}`]);
    }
    expect(refused(named("ada@example.com"))).toEqual([]);
  });

  test("has a mailbox of his own", () => {
    expect(refused(named("a.da@gmail.com"), named("ada+2@googlemail.com"))).toEqual([
      `1.email: ${addressTwice}`,
    ]);
    expect(refused(named("a.da@example.com"), named("ada@example.com"))).toEqual([]);
  });

  test("bears the applicant's surname with the tick alone", () => {
    const relative = named("ada@example.com", "Ada Adebayo");
    expect(refused(relative)).toEqual([`0.notRelative: ${sharesSurname}`]);
    expect(refused({ ...relative, notRelative: "yes" })).toEqual([]);
  });
});

test.prop([fc.emailAddress(), fc.stringMatching(/^[a-z0-9]{1,8}$/)])(
  "what follows a plus makes no other mailbox, nor do capitals",
  (email, tag) => {
    const [local = "", domain = ""] = email.split("@");
    expect(mailboxOf(`${local.split("+")[0]}+${tag}@${domain}`.toUpperCase())).toBe(
      mailboxOf(email),
    );
  },
);
