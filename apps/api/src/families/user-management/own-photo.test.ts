import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { storedFiles } from "../../database/schema/stored-files.ts";
import { testServer } from "../../testing/test-server.ts";
import { forgetAll } from "../../retention/testing/forget-all.ts";
import { gif, jpeg, png } from "../application/testing/pictures.ts";

const server = await testServer();
afterAll(server.stop);

const registrar = { as: { user: "registrar" } };
const hod = { as: { user: "hod" } };

test.each([registrar, hod])(
  "$as.user's photo takes the place of the one before, and is nobody else's to see",
  async (as) => {
    expect(await server.ok("getStaffProfile", {}, as)).toMatchObject({ photo: null });
    const first = await server.ok("uploadStaffPhoto", { passport: png() }, as);
    const second = await server.ok("uploadStaffPhoto", { passport: jpeg() }, as);
    expect(await server.ok("getStaffProfile", {}, as)).toMatchObject({ photo: second.passport });
    const file = await server.ok("getStaffPhoto", { fileId: second.passport }, as);
    expect(await file.arrayBuffer()).toEqual(await jpeg().arrayBuffer());
    const { fileId } = { fileId: first.passport };
    expect(await server.request("getStaffPhoto", { fileId }, as)).toMatchObject({ status: 404 });
    expect(await server.db.select().from(storedFiles).where(eq(storedFiles.id, fileId))).toEqual(
      [],
    );
    expect(
      await server.request(
        "getStaffPhoto",
        { fileId: second.passport },
        { as: { user: "bursar" } },
      ),
    ).toMatchObject({ status: 404 });
  },
);

test("what is no photo is refused, and the photo stays", async () => {
  const { passport } = await server.ok("uploadStaffPhoto", { passport: png() }, registrar);
  const send = (file: File) => server.request("uploadStaffPhoto", { passport: file }, registrar);
  expect(await send(gif())).toMatchObject({ status: 415, code: "file_wrong_type" });
  expect(await send(png({ bytes: 100 * 1024 + 1 }))).toMatchObject({
    status: 413,
    code: "file_too_big",
    fields: { passport: "File too Large." },
  });
  expect(await server.ok("getStaffProfile", {}, registrar)).toMatchObject({ photo: passport });
});

test("a student has no photo of staff to give or to see", async () => {
  const student = { as: { user: "student" } };
  const { passport } = await server.ok("uploadStaffPhoto", { passport: png() }, registrar);
  expect(await server.request("uploadStaffPhoto", { passport: png() }, student)).toMatchObject({
    status: 403,
  });
  expect(await server.request("getStaffPhoto", { fileId: passport }, student)).toMatchObject({
    status: 403,
  });
});

test("the housekeeping keeps it", async () => {
  const { passport } = await server.ok("uploadStaffPhoto", { passport: png() }, registrar);
  await server.db
    .update(storedFiles)
    .set({ createdAt: new Date("2020-01-01") })
    .where(eq(storedFiles.id, passport));
  await forgetAll(server.db);
  expect(await server.ok("getStaffProfile", {}, registrar)).toMatchObject({ photo: passport });
});
