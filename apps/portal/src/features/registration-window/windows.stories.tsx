import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { superAdministrator } from "../../testing/people.ts";
import { lateWindow, registrationWindows } from "../../testing/registration-windows.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./windows.page.tsx";
// What the page loads late is here with the stories, so that none waits for it on a busy machine.
import "./close-window.tsx";
import "./window-form.tsx";

const answers = {
  listRegistrationWindows: { windows: registrationWindows },
  getRegistrationWindow: lateWindow,
};

const meta = {
  title: "Pages/Registration windows",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at: staffPaths.registrationWindows, profile: superAdministrator, answers, page: Page },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens what can be done with a row. */
async function act(canvas: ReturnType<typeof within>, row: string, label: string) {
  await userEvent.click(await canvas.findByRole("button", { name: `Actions for ${row}` }));
  await userEvent.click(screen.getByRole("menuitem", { name: label }));
}

const late = "First semester, 2026/2027";

/** Every semester with its days, how it stands, and what was registered. */
export const Windows: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Late registration")).toBeVisible();
    await expect(canvas.getByText("18 Dec 2026, 11:59 pm")).toBeVisible();
    await expect(canvas.getByText("16,839")).toBeVisible();
  },
};

export const NoSession: Story = {
  args: { answers: { ...answers, listRegistrationWindows: { windows: [] } } },
};

export const Waiting: Story = {
  args: { answers: { ...answers, listRegistrationWindows: waiting } },
};

export const Failed: Story = {
  args: { answers: { ...answers, listRegistrationWindows: refusal("database_unavailable") } },
};

/** Who may only look finds the acts disabled, with the reason. */
export const OnlyLooking: Story = {
  tags: ["played"],
  args: { profile: { ...superAdministrator, role: "help desk", claims: ["courses.see"] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `Actions for ${late}` }));
    for (const name of [/^Extend/, /^Close now/]) {
      const item = screen.getByRole("menuitem", { name });
      await expect(item).toHaveAttribute("aria-disabled", "true");
    }
  },
};

/** Another day is chosen; what the server refuses is said at the day. */
export const Extended: Story = {
  args: {
    answers: {
      ...answers,
      saveRegistrationWindow: refusal("window_would_close", {
        closesOn: "This day would close it at once: please use Close now, which says why.",
      }),
    },
  },
  play: async ({ canvas }) => {
    await act(canvas, late, "Extend");
    const form = within(await screen.findByRole("dialog", { name: `Extend: ${late}` }));
    const closes = within(form.getByRole("group", { name: /^Closes/ }));
    const day = closes.getByRole("textbox", { name: "Day" });
    await expect(day).toHaveValue("18");
    await userEvent.clear(day);
    await userEvent.type(day, "20");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(form.getByRole("group", { name: /^Closes/ })).toHaveAccessibleDescription(
      /please use Close now/,
    );
  },
};

/** A semester that nothing is set of is opened by its days, which stand in order. */
export const Opened: Story = {
  tags: ["played"],
  args: {
    answers: { ...answers, getRegistrationWindow: { ...lateWindow, ...registrationWindows[0] } },
  },
  play: async ({ canvas }) => {
    await act(canvas, "First semester, 2027/2028", "Open");
    const form = within(await screen.findByRole("dialog", { name: /^Open: First/ }));
    const enter = async (field: RegExp, text: string) => {
      const group = within(form.getByRole("group", { name: field }));
      const [day = "", month = "", year = ""] = text.split(" ");
      await userEvent.type(group.getByRole("textbox", { name: "Day" }), day);
      await userEvent.type(group.getByRole("textbox", { name: "Month" }), month);
      await userEvent.type(group.getByRole("textbox", { name: "Year" }), year);
    };
    await enter(/^Opens/, "01 11 2027");
    await enter(/^Closes/, "31 10 2027");
    await enter(/^Add and drop/, "15 01 2028");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(form.getByRole("group", { name: /^Closes/ })).toHaveAccessibleDescription(
      /the dates are not in order/,
    );
  },
};

let asked = 0;

/** Another saved the same window meanwhile: both stand side by side, and nothing chosen is lost. */
export const ExtendedByTwo: Story = {
  tags: ["played"],
  args: {
    answers: {
      ...answers,
      getRegistrationWindow: () => {
        asked += 1;
        const theirs = { addDropClosesAt: "2027-01-29T22:59:59.999Z", revision: 5 };
        return asked === 1 ? lateWindow : { ...lateWindow, ...theirs };
      },
      saveRegistrationWindow: refusal("conflict"),
    },
  },
  beforeEach: () => {
    asked = 0;
  },
  play: async ({ canvas }) => {
    await act(canvas, late, "Extend");
    const form = within(await screen.findByRole("dialog", { name: `Extend: ${late}` }));
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByText("Changed by someone else")).toBeVisible();
    await expect(form.getByRole("alert")).toHaveTextContent("29 January 2027");
  },
};

/** Whom it touches is counted before it is closed, and a reason is given. */
export const ClosesNow: Story = {
  args: { answers: { ...answers, closeRegistrationWindow: {} } },
  play: async ({ canvas }) => {
    await act(canvas, late, "Close now");
    const question = within(await screen.findByRole("alertdialog", { name: /^Close now/ }));
    await expect(await question.findByText("1,284 students have not registered")).toBeVisible();
    await expect(question.getByText("57 registrations are returned")).toBeVisible();
    await expect(question.getByText(/until 15 January 2027, 11:59 pm/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Close now" }));
    await expect(question.getByRole("textbox", { name: /Reason/ })).toHaveAccessibleDescription(
      /please say why/,
    );
  },
};
