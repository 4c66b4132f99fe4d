import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, expectTypeOf, test } from "vitest";
import { createClient } from "../client/client.ts";
import type { Output } from "../client/client.ts";
import { ok, refuse, startServer } from "../testing/server.ts";
import type { Answer } from "../testing/server.ts";
import { invalidate, queryOptionsFor } from "./options.ts";

const stops: (() => Promise<void>)[] = [];

const talkTo = async (answer: Answer) => {
  const server = await startServer(answer);
  stops.push(server.stop);
  const client = createClient({
    baseUrl: server.url,
    onSignedOut: () => {},
    onForbidden: () => {},
  });
  return { client, queryClient: new QueryClient(), seen: server.seen };
};

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

test("a query is the endpoint's answer under its name and input", async () => {
  const { client, queryClient } = await talkTo((_, response) =>
    ok(response, [{ id: 24, name: "Lagos" }]),
  );
  const options = queryOptionsFor(client, "listStates", { countryId: 1 });
  expect(options.queryKey).toEqual(["listStates", { countryId: 1 }]);
  const states = await queryClient.fetchQuery(options);
  expect(states).toEqual([{ id: 24, name: "Lagos" }]);
  expectTypeOf(states).toEqualTypeOf<Output<"listStates">>();
});

test("a failed query is asked once", async () => {
  const { client, queryClient, seen } = await talkTo((_, response) =>
    refuse(response, "server_error"),
  );
  const options = queryOptionsFor(client, "listCountries", {});
  await expect(queryClient.fetchQuery(options)).rejects.toMatchObject({ code: "server_error" });
  expect(seen).toHaveLength(1);
});

test("an invalidated endpoint is stale for every input, another is not", async () => {
  const { client, queryClient } = await talkTo((_, response) => ok(response, []));
  const ofNigeria = queryOptionsFor(client, "listStates", { countryId: 1 });
  const ofGhana = queryOptionsFor(client, "listStates", { countryId: 2 });
  const countries = queryOptionsFor(client, "listCountries", {});
  await Promise.all([
    queryClient.fetchQuery(ofNigeria),
    queryClient.fetchQuery(ofGhana),
    queryClient.fetchQuery(countries),
  ]);
  await invalidate(queryClient, ["listStates"]);
  const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  expect(isStale(ofNigeria.queryKey)).toBe(true);
  expect(isStale(ofGhana.queryKey)).toBe(true);
  expect(isStale(countries.queryKey)).toBe(false);
});
