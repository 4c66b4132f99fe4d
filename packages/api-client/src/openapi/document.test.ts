import { programmes } from "@polyportal/domain/programmes/programmes";
import { describe, expect, test } from "vitest";
import { contract } from "../contract/contract.ts";
import type { Endpoint } from "../contract/define.ts";
import { smallContract } from "../testing/contract.ts";
import { openApiDocument } from "./document.ts";
import type { OpenApiDocument } from "./types.ts";

const info = { title: "Polyportal API", version: "1.0.0" };
const twoProgrammes = [
  { slug: "sub-degree", title: "Sub-Degree", api: { family: "Jupeb", name: "jupeb" }, steps: [] },
  { slug: "hnd", title: "HND", api: { family: "HND", name: "hnd" }, steps: [] },
];
const small = openApiDocument(smallContract, twoProgrammes, info);

const refsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" ? [inner] : refsIn(inner),
  );
};

const operationsOf = (document: OpenApiDocument) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.values(item).map((operation) => ({ path, operation })),
  );

describe.each([
  ["the small contract", small],
  ["the contract", openApiDocument(contract, programmes, info)],
])("the document of %s is well formed", (_, document) => {
  test("every reference leads to a schema", () => {
    const known = Object.keys(document.components.schemas);
    const places = new Set(known.map((name) => `#/components/schemas/${name}`));
    expect(refsIn(document).filter((ref) => !places.has(ref))).toEqual([]);
  });

  test("every operation has an id of its own", () => {
    const ids = operationsOf(document).map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("every path names its parameters, and no other", () => {
    for (const { path, operation } of operationsOf(document)) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
      expect(inPath.map(({ name }) => name).toSorted(), path).toEqual(named.toSorted());
    }
  });

  test("every family of an operation is listed, and every scheme of a token known", () => {
    const tags = document.tags.map(({ name }) => name);
    const schemes = Object.keys(document.components.securitySchemes);
    for (const { operation } of operationsOf(document)) {
      expect(tags).toContain(operation.tags[0]);
      for (const scheme of operation.security.flatMap(Object.keys)) {
        expect(schemes).toContain(scheme);
      }
    }
  });

  test("it is plain JSON", () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});

test("a programme's endpoint is an operation of each programme, without its path's own fields", () => {
  expect(Object.keys(small.paths)).toEqual(
    expect.arrayContaining([
      "/api/Jupeb/load-jupeb-application-form",
      "/api/HND/load-hnd-application-form",
    ]),
  );
  expect(small.paths["/api/HND/load-hnd-application-form"]?.get).toMatchObject({
    operationId: "loadApplicationOfHnd",
    tags: ["HND"],
    summary: "HND: The application",
    security: [{ applicantToken: [] }],
    parameters: [{ name: "rrr", in: "query", required: true }],
  });
});

test("a changing endpoint has its path's fields in the path and the rest in its body", () => {
  const rename = small.paths["/api/Hostel/hostels/{id}"]?.put;
  expect(rename?.parameters.map(({ name, in: place }) => [name, place])).toEqual([
    ["id", "path"],
    ["Idempotency-Key", "header"],
  ]);
  expect(small.components.schemas["RenameHostelBody"]).toMatchObject({
    properties: { name: { type: "string", minLength: 1 } },
    required: ["name"],
  });
  expect(rename?.requestBody?.content).toHaveProperty(["application/json"]);
});

test("an upload is a form and a file is bytes", () => {
  const upload = small.paths["/api/UserDocument/upload-passport"]?.post;
  expect(upload?.requestBody?.content).toHaveProperty(["multipart/form-data"]);
  const letter = small.paths["/api/Hostel/letter/{id}"]?.get;
  expect(letter?.responses["200"]?.content).toHaveProperty(["application/octet-stream"]);
});

test("an operation's errors are its own and those of any endpoint, by status", () => {
  const login = small.paths["/api/Authentication/login"]?.post;
  expect(login?.responses["400"]?.description).toContain("login_failed: Login failed");
  expect(login?.responses["422"]?.description).toContain("invalid_input");
  expect(login?.responses).not.toHaveProperty("401");
  const hostels = small.paths["/api/Hostel/hostels"]?.get;
  expect(hostels?.responses["401"]?.description).toContain("signed_out");
  expect(hostels?.security).toEqual([{ accessToken: [] }]);
});

test("two endpoints at one address are a mistake", () => {
  const twin: Endpoint = { ...smallContract.login };
  expect(() => openApiDocument({ login: twin, signIn: twin }, [], info)).toThrow(
    "Two endpoints at POST /api/Authentication/login",
  );
});

test("a right that an endpoint demands is named, in words and beside the token", () => {
  const document = openApiDocument(contract, programmes, info);
  const { path, claim } = contract.listUsers;
  const { security, description } = document.paths[path]!.get!;
  expect(security).toEqual([{ accessToken: [claim] }]);
  expect(description).toBe(`For: official with the right ${claim}.`);
  const demanded = (Object.values(contract) as Endpoint[]).flatMap((one) => one.claim ?? []);
  const named = operationsOf(document).flatMap(({ operation }) =>
    operation.security.flatMap(({ accessToken = [] }) => accessToken),
  );
  expect(new Set(named)).toEqual(new Set(demanded));
});
