import type { Output } from "@polyportal/api-client/client/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { paths } from "@polyportal/domain/routes/paths";
import { removeDrafts } from "@polyportal/ui/draft-store";
import { expect, screen, userEvent } from "storybook/test";
import { student } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page as Application } from "./application.page.tsx";
import { Page as Details } from "./details.page.tsx";

type Changes = Output<"getDepartmentChanges">;
type Change = Changes["applications"][number];

const pending: Change = {
  id: "2",
  session: "2026/2027",
  from: "Agricultural and Bio-Environmental Engineering Technology",
  to: "Business Administration and Management",
  reason: "I keep the accounts of my family’s farm and want to learn to do it well.",
  state: "pending",
  remark: "",
  createdAt: "2026-11-18T09:00:00.000Z",
  decidedAt: null,
};
const refused: Change = {
  ...pending,
  id: "1",
  session: "2025/2026",
  to: "Accountancy",
  state: "refused",
  remark: "The class is full. Apply again at the start of the next session.",
  createdAt: "2026-01-12T09:00:00.000Z",
  decidedAt: "2026-02-02T09:00:00.000Z",
};
const free: Changes = {
  department: pending.from,
  level: "ND I",
  refusal: null,
  departments: [
    { id: 8, name: "Accountancy", faculty: "School of Business and Management Studies" },
    { id: 9, name: pending.to, faculty: "School of Business and Management Studies" },
  ],
  applications: [],
};
const waiting: Changes = { ...free, refusal: "pending", applications: [pending, refused] };

const meta = {
  title: "Pages/Change of department",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: paths.changeOfDepartment,
    profile: student,
    page: Application,
    answers: { getDepartmentChanges: free },
  },
  beforeEach: () => removeDrafts(),
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Apply: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send the application" }));
    await expect(
      await canvas.findByRole("link", { name: /: please select the department$/ }),
    ).toBeVisible();
  },
};

export const Pending: Story = { args: { answers: { getDepartmentChanges: waiting } } };

export const LastLevel: Story = {
  args: {
    answers: {
      getDepartmentChanges: { ...free, level: "ND II", refusal: "last-level", departments: [] },
    },
  },
};

const details = { at: paths.changeOfDepartmentDetails, page: Details };

export const TheApplications: Story = {
  args: { ...details, answers: { getDepartmentChanges: waiting } },
  globals: { viewport: { value: "phone" } },
};

export const Withdrawing: Story = {
  args: { ...details, answers: { getDepartmentChanges: waiting } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Withdraw the application" }));
    await expect(await screen.findByRole("alertdialog")).toBeVisible();
  },
};

export const NoApplications: Story = { args: details };
