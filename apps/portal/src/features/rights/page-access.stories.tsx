import type { Meta, StoryObj } from "@storybook/react-vite";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, fn, userEvent } from "storybook/test";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { pageOpeners } from "../../testing/rights.ts";
import { Page } from "./page-access.page.tsx";

const asks = fn();

const meta = {
  title: "Pages/Who can open this",
  component: ShownPage,
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs", "played"],
  args: {
    at: staffPaths.pageAccess,
    profile: superAdministrator,
    answers: {
      listPageOpeners: ({ address }) => {
        asks(address);
        const items = address === "/user_management/audit" ? pageOpeners : [];
        return { items, total: items.length };
      },
    },
    page: Page,
  },
  beforeEach: () => asks.mockClear(),
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

/** Nothing is listed before a page is chosen; then each person stands with what lets them in. */
export const ChoosesAPage: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(rightsMessages.chooseFirst)).toBeVisible();
    const [page] = canvasElement.querySelectorAll<HTMLSelectElement>("main select");
    if (!page) throw new Error("There is no list of pages.");
    await userEvent.selectOptions(page, "/user_management/audit");
    await expect(await canvas.findByText(/further role: registrar, allowed/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Effiong Emmanuel Bassey" })).toHaveAttribute(
      "href",
      expect.stringContaining("u-1"),
    );
    await expect(asks).toHaveBeenLastCalledWith("/user_management/audit");
  },
};

export const ChoosesOnAPhone: Story = { ...ChoosesAPage, globals: phone };

/** A page that nobody opens says so, and offers no file of nobody. */
export const NobodyOpens: Story = {
  args: { at: `${staffPaths.pageAccess}?address=%2Fuser_management%2Froles` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(rightsMessages.nobodyOpens)).toBeVisible();
  },
};

export const NobodyOpensOnAPhone: Story = { ...NobodyOpens, globals: phone };
