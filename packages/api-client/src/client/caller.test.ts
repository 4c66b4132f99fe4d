import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from "vitest";
import { cookieJar } from "../testing/cookie-jar.ts";
import type { smallContract } from "../testing/contract.ts";
import { ok, refuse } from "../testing/server.ts";
import { failureOf, isRenewal, stopServers, talkTo } from "../testing/talk-to.ts";
import { createCaller } from "./caller.ts";

beforeEach(() => {
  vi.stubGlobal("document", cookieJar({ token: "old", userType: "Official" }));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await stopServers();
});

test("a reading call sends its input as the query string and resolves with the data", async () => {
  const { call, seen } = await talkTo((_, response) => ok(response, [{ id: 1, name: "Moremi" }]));
  const hostels = await call("listHostels", {
    search: "Ọlá & co",
    genders: ["Male", "Female"],
    page: undefined,
  });
  expect(hostels).toEqual([{ id: 1, name: "Moremi" }]);
  expectTypeOf(hostels).toEqualTypeOf<{ id: number; name: string }[]>();
  expect(seen[0]).toMatchObject({ method: "GET", body: "" });
  const url = new URL(seen[0]?.url ?? "", "http://server");
  expect(url.pathname).toBe("/api/Hostel/hostels");
  expect([...url.searchParams]).toEqual([
    ["search", "Ọlá & co"],
    ["genders", "Male"],
    ["genders", "Female"],
  ]);
  expect(seen[0]?.headers.authorization).toBe("Bearer old");
});

test("a changing call puts the path's fields into the path and the rest into the body", async () => {
  const { call, seen } = await talkTo((_, response) => ok(response, { id: 7, name: "New" }));
  await call("renameHostel", { id: 7, name: "New" }, { idempotencyKey: "k-1" });
  expect(seen[0]).toMatchObject({
    method: "PUT",
    url: "/api/Hostel/hostels/7",
    body: '{"name":"New"}',
  });
  expect(seen[0]?.headers["idempotency-key"]).toBe("k-1");
  expect(seen[0]?.headers["content-type"]).toBe("application/json");
});

test("a field of the path cannot leave its segment or be empty", async () => {
  const { call, seen } = await talkTo((_, response) => ok(response, {}));
  await call("getLetter", { id: "../../users?x=1" });
  expect(seen[0]?.url).toBe("/api/Hostel/letter/..%2F..%2Fusers%3Fx%3D1");
  await expect(call("getLetter", { id: "" })).rejects.toThrow('needs "id"');
});

test("an applicant's call names the programme in its path and carries the application's token", async () => {
  const { call, seen } = await talkTo((_, response) => ok(response, { rrr: "310007769676" }), {
    getApplicantToken: () => "one-application",
  });
  await call("loadApplication", { family: "Jupeb", name: "jupeb", rrr: "310007769676" });
  expect(seen[0]?.url).toBe("/api/Jupeb/load-jupeb-application-form?rrr=310007769676");
  expect(seen[0]?.headers.authorization).toBe("Bearer one-application");
});

test("an upload goes as a form with the file under its name", async () => {
  const { call, seen } = await talkTo((_, response) => ok(response, { passport: "f-1" }));
  const passport = new File(["bytes"], "Ngọzi.png", { type: "image/png" });
  await call("uploadPassport", { passport, note: undefined });
  expect(seen[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(seen[0]?.body).toContain('name="passport"; filename="Ngọzi.png"');
  expect(seen[0]?.body).not.toContain('name="note"');
});

test("a file arrives under the name that the server gives it", async () => {
  const { call } = await talkTo((_, response) => {
    response.writeHead(200, {
      "content-type": "application/pdf",
      "content-disposition":
        "attachment; filename=\"letter.pdf\"; filename*=UTF-8''Ng%E1%BB%8Dzi.pdf",
    });
    response.end("%PDF");
  });
  const letter = await call("getLetter", { id: "1" });
  expectTypeOf(letter).toEqualTypeOf<File>();
  expect(letter.name).toBe("Ngọzi.pdf");
  expect(letter.type).toBe("application/pdf");
  await expect(letter.text()).resolves.toBe("%PDF");
});

test("a refusal carries the server's words, code and field messages", async () => {
  const { call, events } = await talkTo((_, response) =>
    refuse(response, "invalid_input", { name: "please enter a name" }),
  );
  const error = await failureOf(call("renameHostel", { id: 1, name: "" }));
  expect(error).toMatchObject({
    kind: "answered",
    status: 422,
    code: "invalid_input",
    title: "Invalid Action!",
    message: "Some of the details need your attention.",
    fields: { name: "please enter a name" },
    requestId: "r-1",
  });
  expect(events).toEqual([]);
});

test("five calls refused at once renew the session once and then succeed", async () => {
  const { call, events, seen } = await talkTo((request, response) => {
    if (isRenewal(request.url)) {
      document.cookie = "token=new";
      return ok(response, {});
    }
    return request.headers.authorization === "Bearer new"
      ? ok(response, [])
      : refuse(response, "signed_out");
  });
  const answers = await Promise.all([1, 2, 3, 4, 5].map((page) => call("listHostels", { page })));
  expect(answers).toEqual([[], [], [], [], []]);
  expect(seen.filter(({ url }) => isRenewal(url))).toHaveLength(1);
  expect(events).toEqual([]);
});

test("a call that was refused after another renewed goes again without a second renewal", async () => {
  const { call, seen } = await talkTo(async (request, response) => {
    if (request.headers.authorization === "Bearer new") return ok(response, []);
    // Another tab renews the token while this call runs.
    document.cookie = "token=new";
    return refuse(response, "signed_out");
  });
  await expect(call("listHostels", {})).resolves.toEqual([]);
  expect(seen.some(({ url }) => isRenewal(url))).toBe(false);
});

test("tabs take turns where the browser has Web Locks", async () => {
  const locks: string[] = [];
  vi.stubGlobal("navigator", {
    locks: {
      request: <T>(name: string, run: () => Promise<T>): Promise<T> => {
        locks.push(name);
        return run();
      },
    },
  });
  const { call } = await talkTo((request, response) => {
    if (isRenewal(request.url)) document.cookie = "token=new";
    return request.headers.authorization === "Bearer old"
      ? refuse(response, "signed_out")
      : ok(response, []);
  });
  await call("listHostels", {});
  expect(locks).toEqual(["polyportal.renew-session"]);
});

test("a refused renewal signs out once, with the session's cookies gone", async () => {
  const { call, events } = await talkTo((_, response) => refuse(response, "signed_out"));
  const errors = await Promise.all(
    [1, 2, 3].map((page) => failureOf(call("listHostels", { page }))),
  );
  expect(errors.map(({ code }) => code)).toEqual(["signed_out", "signed_out", "signed_out"]);
  expect(events).toEqual(["signed out"]);
  expect(document.cookie).toBe("");
});

test("a call whose page is being left fails only where the person stays after all", async () => {
  for (const refusal of ["signed_out", "forbidden"] as const) {
    const order: string[] = [];
    let stay = () => {};
    const stays = new Promise<void>((resolve) => (stay = resolve));
    const leave = () => {
      order.push("leaves");
      return stays;
    };
    const { call } = await talkTo((_, response) => refuse(response, refusal), {
      onSignedOut: leave,
      onForbidden: leave,
    });
    const failed = failureOf(call("listHostels", {})).then(({ code }) => order.push(code ?? ""));
    await vi.waitFor(() => expect(order).toEqual(["leaves"]));
    order.push("stays");
    stay();
    await failed;
    expect(order).toEqual(["leaves", "stays", refusal]);
  }
});

test("a renewal that the server cannot answer signs nobody out", async () => {
  const { call, events } = await talkTo((request, response) =>
    refuse(response, isRenewal(request.url) ? "database_unavailable" : "signed_out"),
  );
  const error = await failureOf(call("listHostels", {}));
  expect(error).toMatchObject({ kind: "answered", code: "database_unavailable" });
  expect(events).toEqual([]);
  expect(document.cookie).toContain("token=old");
});

test("an applicant's expired token is the page's to handle", async () => {
  const { call, events, seen } = await talkTo((_, response) => refuse(response, "signed_out"));
  const error = await failureOf(call("loadApplication", { family: "HND", name: "hnd", rrr: "1" }));
  expect(error.code).toBe("signed_out");
  expect(events).toEqual([]);
  expect(seen).toHaveLength(1);
});

test("a 403 goes to the no-access page, unless the page says what it means", async () => {
  const { call, events } = await talkTo((_, response) => refuse(response, "forbidden"));
  const signIn = { userName: "a", password: "b" };
  await failureOf(call("login", signIn, { handleForbidden: false }));
  expect(events).toEqual([]);
  const error = await failureOf(call("login", signIn));
  expect(error.status).toBe(403);
  expect(events).toEqual(["forbidden"]);
});

test.each([
  ["HTML with 200", 200, "text/html", "<!doctype html><title>Captive portal</title>"],
  ["HTML with 502", 502, "text/html", "<h1>Bad gateway</h1>"],
  ["JSON of another shape", 200, "application/json", '{"hello":"world"}'],
  ["half of an answer", 200, "application/json", '{"success":true,"da'],
  ["nothing", 200, "application/json", ""],
])("an answer that is %s is unreadable", async (_, status, type, body) => {
  const { call } = await talkTo((_request, response) => {
    response.writeHead(status, { "content-type": type, "x-request-id": "r-2" });
    response.end(body);
  });
  const error = await failureOf(call("listHostels", {}));
  expect(error).toMatchObject({ kind: "unreadable", status, code: undefined, requestId: "r-2" });
  expect(error.message).toContain("Nothing you have entered is lost");
});

test("a connection cut in the middle of the answer says so and sends nothing again", async () => {
  const { call, seen } = await talkTo((_, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
    response.write('{"success":true');
    response.destroy();
  });
  const error = await failureOf(call("renameHostel", { id: 1, name: "New" }));
  expect(error.kind).toBe("offline");
  expect(error.message).toContain("check your connection and try again");
  expect(seen).toHaveLength(1);
});

test("a server that is not there reads as no connection", async () => {
  const { call } = await talkTo(() => {}, { baseUrl: "http://127.0.0.1:9" });
  const error = await failureOf(call("listHostels", {}));
  expect(error).toMatchObject({ kind: "offline", title: "No connection", status: undefined });
});

test("a call without an answer ends at its time limit", async () => {
  const { call } = await talkTo(() => {});
  const error = await failureOf(call("listHostels", {}, { timeoutMs: 20 }));
  expect(error.kind).toBe("timeout");
});

test("the time limit covers an answer that stops half-way", async () => {
  const { call } = await talkTo((_, response) => void response.write('{"success":true'));
  const error = await failureOf(call("listHostels", {}, { timeoutMs: 50 }));
  expect(error.kind).toBe("timeout");
});

test("a page that was left cancels its call", async () => {
  const controller = new AbortController();
  const { call, seen } = await talkTo(() => controller.abort());
  const error = await failureOf(call("listHostels", {}, { signal: controller.signal }));
  expect(error.kind).toBe("aborted");
  const again = await failureOf(call("listHostels", {}, { signal: controller.signal }));
  expect(again.kind).toBe("aborted");
  expect(seen).toHaveLength(1);
});

test("an endpoint takes its own input only", () => {
  type Call = ReturnType<typeof createCaller<typeof smallContract>>["call"];
  const wrong = (call: Call) => {
    // @ts-expect-error -- the name of a hostel is text
    void call("renameHostel", { id: 1, name: 2 });
    // @ts-expect-error -- no such endpoint
    void call("renameHouse", {});
  };
  expect(wrong).toBeTypeOf("function");
});
