import { createPasswords } from "../../../session/passwords.ts";
import type { Transaction } from "../../connect.ts";
import { academicSessions } from "../../schema/academic-session.ts";
import { applicationFees, applicationTypes } from "../../schema/application-type.ts";
import {
  departmentOpenings,
  departmentOptions,
  departments,
  faculties,
} from "../../schema/faculty.ts";
import { jupebOptions, jupebOptionSubjects } from "../../schema/jupeb.ts";
import { notices } from "../../schema/notice.ts";
import { enumItems } from "../../schema/reference.ts";
import { users } from "../../schema/users.ts";
import { academicSessionRows, applicationFeeRows } from "./admissions.ts";
import { jupebOptionRows, jupebOptionSubjectRows } from "./jupeb.ts";
import { noticeRows } from "./notices.ts";
import {
  campusRows,
  departmentOpeningRows,
  departmentOptionRows,
  departmentRows,
  facultyRows,
} from "./school.ts";
import { demoUserRows } from "./users.ts";

/** Writes the fictional school into an empty database that holds the reference data. */
export async function insertDemo(tx: Transaction): Promise<void> {
  await tx.insert(users).values(await demoUserRows(createPasswords()));
  await tx.insert(enumItems).values(campusRows);
  await tx.insert(faculties).values(facultyRows);
  await tx.insert(departments).values(departmentRows);
  await tx.insert(departmentOptions).values(departmentOptionRows);
  await tx.insert(departmentOpenings).values(departmentOpeningRows);
  await tx.insert(jupebOptions).values(jupebOptionRows);
  await tx.insert(jupebOptionSubjects).values(jupebOptionSubjectRows);
  await tx.insert(academicSessions).values(academicSessionRows);
  await tx.insert(applicationFees).values(applicationFeeRows);
  await tx.update(applicationTypes).set({ open: true });
  await tx.insert(notices).values(noticeRows(new Date()));
}
