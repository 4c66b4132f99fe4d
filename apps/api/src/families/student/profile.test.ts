import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { storedFiles } from "../../database/schema/stored-files.ts";
import { testServer } from "../../testing/test-server.ts";
import { gif, jpeg, png } from "../application/testing/pictures.ts";
import { addPerson } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const student = { as: { user: "student" } };

test("a student sees the own record", async () => {
  expect(await server.ok("getStudentProfile", {}, student)).toMatchObject({
    matricNumber: expect.stringMatching(/^ND\//),
    gender: "Male",
    mobileNumber: "08031234501",
    contactAddress: "12 College Road, Ijemi",
    passport: null,
    programmeDetail: {
      studentTypeId: 1,
      programme: "Higher National Diploma, full-time",
      level: "HND I",
      department: "Computer Science",
      entrySession: "2024/2025",
      session: "2026/2027",
    },
  });
  expect(await server.ok("getProfile", {}, student)).toMatchObject({
    department: "Computer Science",
  });
});

test("a student changes telephone number and address, and nothing else", async () => {
  const as = { as: { user: "student.pg" } };
  const input = {
    mobileNumber: "0803 999 0000",
    contactAddress: " 7 Ìkẹjà Close ",
    lastname: "Dangote",
    email: "someone@else.example",
  };
  await server.ok("updateStudentProfile", input, as);
  expect(await server.ok("getStudentProfile", {}, as)).toMatchObject({
    mobileNumber: "08039990000",
    contactAddress: "7 Ìkẹjà Close",
  });
  expect(await server.ok("getProfile", {}, as)).toMatchObject({
    lastname: "Okonkwo",
    email: "student.pg@alani.example",
    mobileNumber: "08039990000",
  });
  const record = await server.db
    .select()
    .from(auditRows)
    .where(eq(auditRows.action, "updateStudentProfile"));
  expect(record).toMatchObject([
    { before: { mobileNumber: "08031234502" }, after: { mobileNumber: "08039990000" } },
  ]);
});

test("a number that is none is told beside its field", async () => {
  const input = { mobileNumber: "12345", contactAddress: "" };
  expect(await server.request("updateStudentProfile", input, student)).toMatchObject({
    status: 422,
    fields: { mobileNumber: "invaild phone number" },
  });
});

test("a photo takes the place of the one before, and only its student gets it", async () => {
  const first = await server.ok("uploadStudentPhoto", { passport: png() }, student);
  const second = await server.ok("uploadStudentPhoto", { passport: jpeg() }, student);
  expect(await server.ok("getStudentProfile", {}, student)).toMatchObject(second);
  const file = await server.ok("getStudentPhoto", { fileId: second.passport }, student);
  expect(await file.arrayBuffer()).toEqual(await jpeg().arrayBuffer());
  expect(
    await server.request("getStudentPhoto", { fileId: first.passport }, student),
  ).toMatchObject({ status: 404 });
  expect(
    await server.db.select().from(storedFiles).where(eq(storedFiles.id, first.passport)),
  ).toEqual([]);
  expect(
    await server.request(
      "getStudentPhoto",
      { fileId: second.passport },
      { as: { user: "student.jupeb" } },
    ),
  ).toMatchObject({ status: 404 });
});

test("what is no photo is refused", async () => {
  const send = (passport: File) => server.request("uploadStudentPhoto", { passport }, student);
  expect(await send(gif())).toMatchObject({ status: 415, code: "file_wrong_type" });
  expect(await send(png({ bytes: 100 * 1024 + 1 }))).toMatchObject({
    status: 413,
    code: "file_too_big",
    fields: { passport: "File too Large." },
  });
});

test("an account without a student record is told so", async () => {
  await addPerson(server, { userName: "not.yet" });
  const as = { as: { user: "not.yet" } };
  const refusal = { status: 409, code: "no_student_record" };
  const details = { mobileNumber: "08012345678", contactAddress: "" };
  const fileId = "0190b2a4-0000-7000-8000-000000000000";
  expect(await server.request("getStudentProfile", {}, as)).toMatchObject(refusal);
  expect(await server.request("updateStudentProfile", details, as)).toMatchObject(refusal);
  expect(await server.request("uploadStudentPhoto", { passport: png() }, as)).toMatchObject(
    refusal,
  );
  expect(await server.request("getStudentPhoto", { fileId }, as)).toMatchObject(refusal);
});
