import { refusal } from "@polyportal/api-client/testing/fixed-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { actMessages } from "@polyportal/domain/messages/act";
import { approvalMessages as words } from "@polyportal/domain/messages/approval";
import { policyMessages } from "@polyportal/domain/messages/approval-policy";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { capitalised } from "@polyportal/domain/text/capitalised";
import { history } from "../../testing/audit.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { approvalPolicies } from "../../testing/rights.ts";
import { Page } from "./approval-policies.page.tsx";

const saves = fn();

const meta = {
  title: "Pages/Approval policies",
  component: ShownPage,
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs", "played"],
  args: {
    at: staffPaths.approvalPolicies,
    profile: superAdministrator,
    toasts: true,
    answers: {
      listApprovalPolicies: approvalPolicies,
      getHistory: history,
      previewApprovalClaim: ({ claim }) => ({
        gains: { count: 2, people: ["Danjuma Patience Ladi", "Usman Zainab Maryam"] },
        loses: { count: 1, people: ["Yusuf Halima Ramatu"] },
        waiting: 3,
        refused: claim === "hostels.approve" ? policyMessages.nobodyElse("approve hostels") : null,
      }),
      saveApprovalClaim: (input) => {
        saves(input);
        return {};
      },
    },
    page: Page,
  },
  beforeEach: () => saves.mockClear(),
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

type Canvas = Pick<ReturnType<typeof within>, "findByRole">;

async function open(canvas: Canvas, name: string, act: string | RegExp) {
  await userEvent.click(
    await canvas.findByRole("button", { name: `Actions for ${capitalised(name)}` }),
  );
  await userEvent.click(await screen.findByRole("menuitem", { name: act }));
}

/** Asks for another right, types why and the words. */
async function change(canvas: Canvas, right: string) {
  await open(canvas, "give somebody a role that approves", policyMessages.change);
  const dialog = within(await screen.findByRole("alertdialog"));
  await userEvent.selectOptions(dialog.getByRole("combobox"), right);
  await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "The council says so.");
  await userEvent.type(dialog.getByRole("textbox", { name: /^Type/ }), policyMessages.changeWords);
  return dialog;
}

const press = (dialog: ReturnType<typeof within>) =>
  userEvent.click(dialog.getByRole("button", { name: policyMessages.change }));

/** Who gains and who loses stands before the words are typed. */
export const ChangesWhoApproves: Story = {
  play: async ({ canvas }) => {
    const dialog = await change(canvas, "Approve and release students");
    await expect(
      await dialog.findByText("Danjuma Patience Ladi, Usman Zainab Maryam"),
    ).toBeVisible();
    await expect(dialog.getByText("Yusuf Halima Ramatu")).toBeVisible();
    await expect(dialog.getByRole("status")).toHaveTextContent(policyMessages.waiting(3));
    await press(dialog);
    await expect(await screen.findByText(actMessages.saved(words.policy))).toBeVisible();
    await expect(saves.mock.calls).toEqual([
      [
        {
          act: "approvingRole",
          claim: "students.approve",
          revision: 0,
          reason: "The council says so.",
          typed: policyMessages.changeWords,
        },
      ],
    ]);
  },
};

export const ChangesOnAPhone: Story = { ...ChangesWhoApproves, globals: phone };

/** A right that nobody else has is refused before it is saved, and says what to do. */
export const NobodyElse: Story = {
  args: {
    answers: {
      ...meta.args.answers,
      saveApprovalClaim: refusal(
        "nobody_else_approves",
        {},
        policyMessages.nobodyElse("approve hostels"),
      ),
    },
  },
  play: async ({ canvas }) => {
    const dialog = await change(canvas, "Approve and release hostels");
    await expect(await dialog.findByText(/Give somebody else this right first/)).toBeVisible();
    await press(dialog);
    await expect(await dialog.findAllByText(/Give somebody else this right first/)).toHaveLength(2);
    await expect(dialog.getByRole("textbox", { name: /Reason/ })).toHaveValue(
      "The council says so.",
    );
  },
};

/** The same right again is none. */
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    const dialog = await change(
      canvas,
      policyMessages.delivered("Approve and release users, roles and claims"),
    );
    await press(dialog);
    await expect(await dialog.findByText(policyMessages.chooseAnother)).toBeVisible();
    await expect(saves).not.toHaveBeenCalled();
  },
};

let asked = 0;

/** What another has chosen meanwhile stands beside what was chosen here. */
export const ChangedByTwo: Story = {
  args: {
    answers: {
      ...meta.args.answers,
      listApprovalPolicies: () => {
        asked += 1;
        return asked === 1
          ? approvalPolicies
          : approvalPolicies.map((one) => ({ ...one, claim: "school.approve", revision: 1 }));
      },
      saveApprovalClaim: (input) => {
        saves(input);
        return input.revision === 0
          ? refusal("conflict", {}, actMessages.conflictBy("Yusuf Halima", "26 Nov 2026, 09:14"))
          : {};
      },
    },
  },
  beforeEach: () => {
    asked = 0;
    saves.mockClear();
  },
  play: async ({ canvas }) => {
    const dialog = await change(canvas, "Approve and release students");
    await press(dialog);
    const conflict = await dialog.findByRole("alert");
    await expect(conflict).toHaveTextContent(/Yusuf Halima saved this on/);
    await expect(conflict).toHaveTextContent("approve and release students");
    await expect(conflict).toHaveTextContent("approve and release school setup");
    await userEvent.click(dialog.getByRole("button", { name: actMessages.keepMine }));
    await press(dialog);
    await expect(await screen.findByText(actMessages.saved(words.policy))).toBeVisible();
    await expect(saves.mock.lastCall).toMatchObject([{ claim: "students.approve", revision: 1 }]);
  },
};

/** So does a switch that another has pressed meanwhile. */
export const SwitchedByTwo: Story = {
  args: {
    answers: {
      ...ChangedByTwo.args?.answers,
      saveApprovalPolicy: (input) => {
        saves(input);
        return input.revision === 0
          ? refusal("conflict", {}, actMessages.conflictBy("Yusuf Halima", "26 Nov 2026, 09:14"))
          : {};
      },
    },
  },
  beforeEach: () => {
    asked = 0;
    saves.mockClear();
  },
  play: async ({ canvas }) => {
    await open(canvas, "give somebody a role that approves", words.switchOn);
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "The council says so.");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Type/ }), words.words(true));
    const switchOn = () => userEvent.click(dialog.getByRole("button", { name: words.switchOn }));
    await switchOn();
    const conflict = await dialog.findByRole("alert");
    await expect(conflict).toHaveTextContent(/Yusuf Halima saved this on/);
    await userEvent.click(dialog.getByRole("button", { name: actMessages.keepMine }));
    await switchOn();
    await expect(await screen.findByText(actMessages.saved(words.policy))).toBeVisible();
    await expect(saves.mock.lastCall).toMatchObject([{ enabled: true, revision: 1 }]);
  },
};

export const ChangedByTwoOnAPhone: Story = { ...ChangedByTwo, globals: phone };

/** An act that is barred tells why under its words. */
const barred = new RegExp(`^${policyMessages.change}`);

/** Who approves what is done to super administrators stays, and says why. */
export const Fixed: Story = {
  play: async ({ canvas }) => {
    await open(canvas, "make, end or switch off a super administrator", barred);
    await expect(await screen.findByText(errorCodes.fixed_policy.message)).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

/** Who may only look finds both acts barred. */
export const LookedAt: Story = {
  args: { profile: { ...superAdministrator, claims: ["users.see"] } },
  play: async ({ canvas }) => {
    await open(canvas, "give somebody a role that approves", barred);
    await expect(await screen.findAllByText(actMessages.noClaim)).not.toHaveLength(0);
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};
