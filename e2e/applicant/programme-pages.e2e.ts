/** What a programme is, read where no script runs, and what a shared link shows of it. */
import { programmePageWords as words } from "@polyportal/domain/messages/programme-page.words";
import { documentsOf, minutesOf, whoFor } from "@polyportal/domain/programmes/page";
import { programmePath } from "@polyportal/domain/programmes/page-paths";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { programmes } from "@polyportal/domain/programmes/programmes";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

test("every programme's page says without a script what it asks, costs and when one can apply", async ({
  page,
}) => {
  for (const programme of programmes as readonly Programme[]) {
    await test.step(programme.title, async () => {
      await page.goto(programmePath(programme.slug));
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(programme.title);
      await expect(main.getByText(whoFor(programme), { exact: true })).toBeVisible();
      const part = (name: string) => main.getByRole("region", { name, exact: true });
      await expect(part(words.dates)).toContainText(/Applications(Open|Opens|Closed)/);
      await expect(part(words.dates)).toContainText("2026/2027");
      await expect(part(words.dates)).toContainText("As of");
      await expect(part(words.fee)).toContainText(/₦[1-9][\d,]+\.00/);
      // Each department that takes its applicants, with what it asks.
      await expect(part(words.requirements).getByRole("heading").first()).toBeVisible();
      for (const { name, size } of documentsOf(programme)) {
        const line = part(words.documents).getByRole("listitem").filter({ hasText: name });
        await expect(line.filter({ hasText: size }).first()).toBeVisible();
      }
      const steps = part(words.steps).getByRole("listitem");
      await expect(steps).toHaveText([
        words.payFirst,
        ...programme.steps.map(({ title }) => title),
        words.sendLast,
      ]);
      await expect(part(words.steps)).toContainText(words.time(minutesOf(programme)));
    });
  }
});

test("a link that is shared shows a picture of the size that messengers ask", async ({
  page,
  request,
}) => {
  await page.goto(programmePath("pg"));
  const content = (property: string) =>
    page.locator(`meta[property="${property}"]`).getAttribute("content");
  const picture = await request.get(new URL((await content("og:image")) ?? "").pathname);
  expect(picture.headers()["content-type"]).toBe("image/png");
  const bytes = await picture.body();
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)].map(String)).toEqual([
    await content("og:image:width"),
    await content("og:image:height"),
  ]);
  const canonical = page.locator("link[rel=canonical]");
  await expect(canonical).toHaveAttribute("href", /\/programmes\/pg$/);
});
