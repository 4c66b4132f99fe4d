import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { createClient } from "../client/client.ts";
import { ClientProvider, useClient } from "./client-context.tsx";
import { queryOptionsFor } from "./options.ts";
import { useOperation } from "./use-operation.ts";

const client = createClient({ baseUrl: "", onSignedOut: () => {}, onForbidden: () => {} });

const payer = {
  applicationTypeId: 1,
  programme: "nd" as const,
  lastname: "Olá",
  firstname: "Ngọzi",
  middlename: "",
  email: "ngozi@example.com",
  mobileNumber: "08012345678",
  sessionId: 1,
  amount: 10_000,
};

const Page = () => {
  const notices = useQuery(queryOptionsFor(useClient(), "listNotices", {}));
  const create = useOperation("createInvoice", { invalidates: ["listNotices"] });
  return (
    <main>
      <p>Notice {notices.data?.[0]?.id}</p>
      <button type="button" onClick={() => create.mutate(payer)}>
        Generate
      </button>
      {create.error && <p role="alert">{create.error.message}</p>}
      {create.data && <p role="status">Invoice {create.data.invoiceNo}</p>}
    </main>
  );
};

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider client={client}>
        <Page />
      </ClientProvider>
    </QueryClientProvider>,
  );

test("a connection cut while saving says so, and pressing again saves under the same key", async () => {
  const screen = await open();
  const generate = screen.getByRole("button", { name: "Generate" });
  await generate.click();
  await expect.element(screen.getByText(/Nothing you have entered is lost/)).toBeVisible();
  await generate.click();
  await expect.element(screen.getByText(/^Invoice [0-9a-f]{32}$/)).toBeVisible();
});

test("the next request after a success goes under a key of its own", async () => {
  const screen = await open();
  const generate = screen.getByRole("button", { name: "Generate" });
  await generate.click();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await generate.click();
  await expect.element(screen.getByRole("status")).toBeVisible();
  await generate.click();
  await expect.element(screen.getByRole("alert")).toBeVisible();
});

test("what an operation changes is fetched anew", async () => {
  const screen = await open();
  const notice = screen.getByText(/Notice \d+/);
  await expect.element(notice).toBeVisible();
  const before = notice.element().textContent;
  const generate = screen.getByRole("button", { name: "Generate" });
  await generate.click();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await generate.click();
  await expect.element(notice).not.toHaveTextContent(before);
});
