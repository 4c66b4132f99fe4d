import { roles, type Role } from "@polyportal/domain/authentication/roles";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { copyRows } from "../../copy-rows.ts";
import { staff, staffAccounts } from "../../schema/staff.ts";
import { users } from "../../schema/users.ts";
import { firstNames, surnames } from "../demo/names.ts";
import { departmentRows } from "../demo/school.ts";
import { seededRandom } from "../demo/random.ts";

const designations = ["Assistant Lecturer", "Lecturer II", "Lecturer I", "Senior Lecturer"];

/** What officials are; a school has one or two of those who approve for the others. */
const officialRoles: readonly Role[] = roles.filter(
  (role) =>
    !["student", "lecturer", "head of department", "dean of faculty", "super administrator"].some(
      (other) => other === role,
    ),
);

/** Lecturers and officials with their entries in the register, who sign in with the demo's password. */
export async function insertStaffOf(
  tx: Transaction,
  { lecturers, officials }: { readonly lecturers: number; readonly officials: number },
  passwordHash: string,
): Promise<void> {
  const random = seededRandom(97);
  const people = Array.from({ length: lecturers + officials }, (_, index) => {
    const teaches = index < lecturers;
    const role: Role = teaches
      ? "lecturer"
      : (officialRoles[index % officialRoles.length] ?? "lecturer");
    const number = String(index + 1).padStart(4, "0");
    return {
      user: {
        id: uuid(),
        userName: `staff.${number}`,
        userType: teaches ? "lecturer" : "official",
        role,
        lastname: random.pick(surnames),
        firstname: random.pick([...firstNames.Male, ...firstNames.Female]),
        email: `staff.${number}@large.example`,
        mobileNumber: `0803${String(1_000_000 + index)}`,
        passwordHash,
        demoPassword: true,
        oldUser: true,
      },
      entry: {
        id: uuid(),
        staffNumber: `LSP/${number}`,
        designation: teaches ? random.pick(designations) : "Administrative Officer",
        departmentId: teaches ? random.pick(departmentRows).id : null,
        employmentStatus: "Permanent",
      },
    };
  });
  await copyRows(
    tx,
    users,
    people.map(({ user }) => user),
  );
  await copyRows(
    tx,
    staff,
    people.map(({ entry }) => entry),
  );
  await copyRows(
    tx,
    staffAccounts,
    people.map(({ user, entry }) => ({ userId: user.id, staffId: entry.id })),
  );
}
