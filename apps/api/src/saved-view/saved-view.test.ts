import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { mostViews } from "@polyportal/domain/saved-view/view-form";
import { addPerson } from "../families/authentication/testing/people.ts";
import { users } from "../database/schema/users.ts";
import { testServer } from "../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

const list = "listUsers";
const [admin, registrar, bursar, lecturer] = ["admin", "registrar", "bursar", "lecturer"].map(
  (user) => ({ as: { user } }),
);
const view = (name: string, more = {}) => ({
  list,
  name,
  query: "role=lecturer&sort=-fullName",
  ...more,
});
const namesFor = async (as: typeof admin) =>
  (await server.ok("listSavedViews", { list }, as)).map(({ name }) => name);

test("a view is its owner's alone, its role's or everybody's", async () => {
  await server.ok("createSavedView", view("Mine"), registrar);
  await server.ok("createSavedView", view("Registrars", { sharedWith: "role" }), registrar);
  await server.ok("createSavedView", view("All", { sharedWith: "everyone" }), admin);
  await addPerson(server, {
    userName: "second.registrar",
    userType: "official",
    role: "registrar",
  });
  expect(await namesFor(registrar)).toEqual(["All", "Mine", "Registrars"]);
  expect(await namesFor({ as: { user: "second.registrar" } })).toEqual(["All", "Registrars"]);
  expect(await namesFor(admin)).toEqual(["All"]);
});

test("a list whose claim the caller has not has no views for the caller, nor has what is no list", async () => {
  expect(await server.request("listSavedViews", { list }, bursar)).toMatchObject({ status: 403 });
  expect(await server.request("listSavedViews", { list }, lecturer)).toMatchObject({ status: 403 });
  expect(await server.request("createSavedView", view("Money"), bursar)).toMatchObject({
    status: 403,
  });
  for (const other of ["getUser", "constructor", "nothing"]) {
    expect(await server.request("listSavedViews", { list: other }, admin)).toMatchObject({
      code: "not_found",
    });
  }
});

test("a list that is answered as a whole has views, too, for whoever may see it", async () => {
  const ofRoles = { ...view("Small roles"), list: "listRoleClaims", query: "sort=people" };
  await server.ok("createSavedView", ofRoles, registrar);
  const asked = { list: "listRoleClaims" };
  expect(await server.ok("listSavedViews", asked, registrar)).toMatchObject([
    { name: "Small roles", query: "sort=people", own: true },
  ]);
  expect(await server.ok("listSavedViews", { list }, registrar)).not.toContainEqual(
    expect.objectContaining({ name: "Small roles" }),
  );
  expect(await server.request("listSavedViews", asked, bursar)).toMatchObject({ status: 403 });
  const ofClasses = { ...view("ND I"), list: "listClassAdvisers" };
  expect(await server.request("createSavedView", ofClasses, lecturer)).toMatchObject({
    status: 403,
  });
});

test("who administers nobody shares with the own role at most", async () => {
  const all = { sharedWith: "everyone" };
  expect(await server.request("createSavedView", view("Theirs", all), registrar)).toMatchObject({
    code: "view_not_for_all",
  });
  expect(await namesFor(registrar)).not.toContain("Theirs");
});

test("who administers nobody any more changes no view that everybody finds, but takes it back", async () => {
  const person = await addPerson(server, {
    userName: "shares.once",
    userType: "official",
    role: "administrator",
  });
  const own = { as: { user: person.userName } };
  const { id } = await server.ok(
    "createSavedView",
    view("Shared", { sharedWith: "everyone" }),
    own,
  );
  await server.db.update(users).set({ role: "registrar" }).where(eq(users.id, person.id));
  const changed = { id, query: "active=false" };
  expect(await server.request("updateSavedView", changed, own)).toMatchObject({
    code: "view_not_for_all",
  });
  await server.ok("updateSavedView", { ...changed, sharedWith: "own" }, own);
});

test("a name is taken once by one person, whatever its case, and a name is needed", async () => {
  await server.ok("createSavedView", view("Heads"), admin);
  expect(await server.request("createSavedView", view(" heads "), admin)).toMatchObject({
    code: "name_taken",
  });
  expect(await server.request("createSavedView", view("  "), admin)).toMatchObject({ status: 422 });
  const both = await Promise.all(
    [1, 2].map(() => server.request("createSavedView", view("At once"), admin)),
  );
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test("a list opens with one view, each person's own choice, and with none once it is gone", async () => {
  const { id } = await server.ok("createSavedView", view("First", { isDefault: true }), admin);
  const all = await server.ok(
    "createSavedView",
    view("For all", { sharedWith: "everyone", isDefault: true }),
    admin,
  );
  const defaults = async (as: typeof admin) =>
    (await server.ok("listSavedViews", { list }, as))
      .filter(({ isDefault }) => isDefault)
      .map(({ name }) => name);
  expect(await defaults(admin)).toEqual(["For all"]);
  expect(await defaults(registrar)).toEqual([]);
  await server.ok("updateSavedView", { id: all.id, isDefault: true }, registrar);
  expect(await defaults(registrar)).toEqual(["For all"]);
  await server.ok("updateSavedView", { id, isDefault: true }, admin);
  expect(await defaults(admin)).toEqual(["First"]);
  await server.ok("updateSavedView", { id, isDefault: false }, admin);
  expect(await defaults(admin)).toEqual([]);
  await server.ok("deleteSavedView", { id: all.id }, admin);
  expect(await defaults(registrar)).toEqual([]);
});

test("another's view may be used, not changed nor deleted", async () => {
  const { id } = await server.ok(
    "createSavedView",
    view("Kept", { sharedWith: "everyone" }),
    admin,
  );
  for (const call of [
    server.request("updateSavedView", { id, name: "Changed" }, registrar),
    server.request("deleteSavedView", { id }, registrar),
  ]) {
    expect(await call).toMatchObject({ code: "not_found" });
  }
  await server.ok("updateSavedView", { id, name: "Renamed", query: "active=true" }, admin);
  expect(await server.ok("listSavedViews", { list }, registrar)).toContainEqual(
    expect.objectContaining({ name: "Renamed", query: "active=true", own: false }),
  );
});

test("no more are kept than anybody can choose from", async () => {
  const { userName } = await addPerson(server, {
    userName: "collects",
    userType: "official",
    role: "administrator",
  });
  const as = { as: { user: userName } };
  for (let turn = 0; turn < mostViews; turn += 1) {
    await server.ok("createSavedView", view(`View ${turn}`), as);
  }
  expect(await server.request("createSavedView", view("One more"), as)).toMatchObject({
    code: "too_many_views",
  });
});
