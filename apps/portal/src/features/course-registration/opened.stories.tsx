import type { Output } from "@polyportal/api-client/client/client";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { openedMessages as words } from "@polyportal/domain/messages/opened-registrations";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { sessions } from "../../testing/course-lecturers.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units } from "../../testing/staff.ts";
import { Page } from "./opened.page.tsx";
// What the page loads late is here with the stories, so that none waits for it on a busy machine.
import "./open-form.tsx";

type Opened = Output<"listOpenedForStudents">["items"][number];

const opened: Opened[] = ["Adéwálé Ọláolúwa Fọlákẹ́", "Bello Aisha Hauwa"].map(
  (fullName, index) => ({
    id: `0192f0c1-0000-7000-8000-00000000020${index}`,
    studentId: `0192f0c1-0000-7000-9000-00000000020${index}`,
    fullName,
    matricNumber: `ND/COM/25/000${index + 1}`,
    department: "Computer Science",
    level: "ND II",
    session: "2026/2027",
    semester: "First",
    until: index === 0 ? "2026-12-11T22:59:59.999Z" : "2026-11-13T22:59:59.999Z",
    open: index === 0,
    lateFee: index === 1,
    reason: "In hospital while registration was open.",
    openedBy: "Sani Ibrahim",
    openedAt: "2026-11-06T09:12:00.000Z",
  }),
);

const answers = {
  listOpenedForStudents: { items: opened, total: opened.length },
  listSessions: sessions,
  listUnits: units,
};

const meta = {
  title: "Pages/Opened registrations",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at: staffPaths.openForStudent, profile: superAdministrator, answers, page: Page },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who may register although the window is closed, and whose time is over. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Bello Aisha Hauwa")).toBeVisible();
    const row = canvas.getByRole("row", { name: /Bello Aisha Hauwa/ });
    await expect(within(row).getByText(words.states.over)).toBeVisible();
  },
};

export const Nobody: Story = {
  args: { answers: { ...answers, listOpenedForStudents: { items: [], total: 0 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.none)).toBeVisible();
  },
};

/** A pasted list in which numbers are nobody's: they are named, and nothing that was typed is lost. */
export const NobodysNumbers: Story = {
  args: {
    answers: {
      ...answers,
      openForStudents: refusal("invalid_input", {
        matricNumbers: words.noStudents(["ND/COM/25/9998", "ND/COM/25/9999"]),
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: words.open }));
    const form = within(await screen.findByRole("dialog", { name: words.open }));
    const list = form.getByRole("textbox", { name: /Matric or admission numbers/ });
    await userEvent.click(list);
    await userEvent.paste("ND/COM/25/0001\nND/COM/25/9998\nND/COM/25/9999");
    await userEvent.selectOptions(form.getByRole("combobox", { name: /Semester/ }), "First");
    const until = within(form.getByRole("group", { name: /Open until/ }));
    for (const [part, typed] of [
      ["Day", "24"],
      ["Month", "12"],
      ["Year", "2026"],
    ] as const) {
      await userEvent.type(until.getByRole("textbox", { name: part }), typed);
    }
    await userEvent.type(
      form.getByRole("textbox", { name: /Reason/ }),
      "In hospital while registration was open.",
    );
    await userEvent.click(form.getByRole("button", { name: words.submit }));
    await expect((await form.findAllByText(/ND\/COM\/25\/9998, ND/)).length).toBeGreaterThan(0);
    await expect(list).toHaveValue("ND/COM/25/0001\nND/COM/25/9998\nND/COM/25/9999");
  },
};

/** One's time is ended, with a reason. */
export const Ended: Story = {
  args: { answers: { ...answers, endOpenedForStudent: {} } },
  play: async ({ canvas }) => {
    await canvas.findByText("Bello Aisha Hauwa");
    const [row] = canvas.getAllByRole("button", { name: /Adéwálé/ });
    await userEvent.click(row as HTMLElement);
    await userEvent.click(await screen.findByRole("menuitem", { name: words.end }));
    await expect(await screen.findByText(words.endQuestion)).toBeVisible();
  },
};
