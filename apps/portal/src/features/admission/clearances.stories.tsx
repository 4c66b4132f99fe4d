import type { Output } from "@polyportal/api-client/client/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, within } from "storybook/test";
import { sessions } from "../../testing/course-lecturers.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./clearances.page.tsx";

const newcomer = {
  id: "n-1",
  fullName: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun",
  matricNumber: "ND/COM/26/0418",
  department: "Agricultural and Bio-Environmental Engineering Technology",
  session: "2026/2027",
} as const;

const row = {
  ...newcomer,
  acceptedAt: "2026-11-20T09:30:00.000Z",
  cleared: 2,
  returned: 1,
  components: 8,
};

const items: Output<"listClearances">["items"] = [
  row,
  { ...row, id: "n-2", fullName: "Ọ̀ṣúntóún Adébùkọ́lá", cleared: 8, returned: 0 },
  { ...row, id: "n-3", fullName: "Bello Amina", cleared: 0, returned: 0 },
];

const none = { state: "waiting", note: "", by: null, at: null } as const;

const clearance: Output<"getClearance"> = {
  ...newcomer,
  numberKind: "matric",
  components: [
    {
      itemId: 1,
      name: "Admissions",
      office: "Admissions Office, Senate Building",
      state: "cleared",
      note: "",
      by: "Okafor Ngozi",
      at: "2026-11-21T10:00:00.000Z",
    },
    {
      itemId: 2,
      name: "Bursary",
      office: "Bursary, counter 4",
      state: "returned",
      note: "The receipt is of another person.",
      by: "Sani Musa",
      at: "2026-11-22T10:00:00.000Z",
    },
    { ...none, itemId: 3, name: "Medical", office: "Health Centre" },
  ],
};

const meta = {
  title: "Pages/Clear Students",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.clearances,
    profile: superAdministrator,
    answers: {
      listSessions: sessions,
      listClearances: { items, total: 3 },
      getClearance: clearance,
      updateClearance: {},
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Newcomers: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("8 of 8"))[0]).toBeVisible();
  },
};

export const OneOpen: Story = {
  args: { at: `${staffPaths.clearances}?open=n-1` },
  play: async () => {
    await expect(await screen.findByText("The receipt is of another person.")).toBeVisible();
  },
};

/** What is returned says why. */
export const Decides: Story = {
  args: { at: `${staffPaths.clearances}?open=n-1` },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Decide: Medical" }));
    const form = within(await screen.findByRole("dialog", { name: /^Medical of Yar/ }));
    await userEvent.click(form.getByRole("radio", { name: "Returned" }));
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect((await form.findAllByText("please say why"))[0]).toBeVisible();
  },
};
