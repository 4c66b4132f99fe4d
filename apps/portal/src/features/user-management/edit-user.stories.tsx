import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { actMessages } from "@polyportal/domain/messages/act";
import { editUserMessages } from "@polyportal/domain/messages/edit-user";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { newUserMessages } from "@polyportal/domain/messages/new-user";
import { approverAccountMessages } from "@polyportal/domain/messages/approver-account";
import { userMessages } from "@polyportal/domain/messages/users";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, within } from "storybook/test";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { oneUser, units } from "../../testing/staff.ts";
import { Page } from "./edit-user.page.tsx";
import { Page as ManagePage } from "./manage-user.page.tsx";

const meta = {
  title: "Pages/Edit user",
  component: ShownPage,
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs", "played"],
  args: {
    at: `${staffPaths.editUser}?user=u-1`,
    profile: superAdministrator,
    answers: { listUnits: units, getUser: oneUser },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Another role is confirmed with who gains by it and why. Cancelled, nothing typed is lost; and one that
 * another approves is not the account's yet.
 */
export const RoleThatWaits: Story = {
  args: {
    toasts: true,
    answers: { ...meta.args.answers, updateUser: { waits: true, accountWaits: false } },
  },
  play: async ({ canvas }) => {
    const role = await canvas.findByRole("combobox", { name: /^Role/ });
    await userEvent.selectOptions(role, "bursar");
    const save = canvas.getByRole("button", { name: "Save" });
    await userEvent.click(save);
    await userEvent.click(await screen.findByRole("button", { name: actMessages.cancel }));
    await expect(role).toHaveValue("bursar");
    await userEvent.click(save);
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText(/^One detail of one account changes/)).toBeVisible();
    await expect(dialog.getByRole("listitem")).toHaveTextContent(/Exams and records.*Bursar/);
    await userEvent.type(
      dialog.getByRole("textbox", { name: /^Reason/ }),
      "She stands in for May.",
    );
    await userEvent.click(dialog.getByRole("button", { name: editUserMessages.label }));
    await expect(await screen.findByText(userMessages.roleWaits)).toBeVisible();
    await expect(role).toHaveValue("exams and records");
  },
};

/** An address that is another's is told where it is confirmed, and stands at its field afterwards. */
export const AddressIsTaken: Story = {
  args: {
    answers: {
      ...meta.args.answers,
      updateUser: refusal("email_taken", { email: userMessages.emailTaken }),
    },
  },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole("textbox", { name: /^E-mail/ });
    await userEvent.clear(email);
    await userEvent.type(email, "bursar@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Reason/ }), "Her mailbox is new.");
    await userEvent.click(dialog.getByRole("button", { name: editUserMessages.label }));
    await expect(await dialog.findByText(userMessages.emailTaken)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: actMessages.cancel }));
    await expect(email).toHaveValue("bursar@example.com");
    await expect(email).toHaveAccessibleDescription(new RegExp(userMessages.emailTaken));
  },
};

/** The address of somebody who approves waits for another; the form has the one that counts. */
export const AddressThatWaits: Story = {
  args: {
    toasts: true,
    answers: { ...meta.args.answers, updateUser: { waits: false, accountWaits: true } },
  },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole("textbox", { name: /^E-mail/ });
    await userEvent.clear(email);
    await userEvent.type(email, "new.mailbox@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Reason/ }), "Her mailbox is new.");
    await userEvent.click(dialog.getByRole("button", { name: editUserMessages.label }));
    await expect(await screen.findByText(approverAccountMessages.accountWaits)).toBeVisible();
    await expect(email).toHaveValue(oneUser.email);
  },
};

/** One's own address is changed on the profile, with the password; here it is read. */
export const OwnAccount: Story = {
  args: {
    answers: {
      ...meta.args.answers,
      getUser: { ...oneUser, userName: superAdministrator.userName },
    },
  },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole("textbox", { name: /^E-mail/ });
    await expect(email).toHaveAttribute("readonly");
    await expect(email).toHaveAccessibleDescription(
      new RegExp(approverAccountMessages.ownEmailHint),
    );
  },
};

/** Fills in a new account in a role. */
async function fillIn(canvas: ReturnType<typeof within>, role: string) {
  const typed = {
    "User name": "first.registrar",
    Surname: "Bello",
    "First name": "Fatima",
    "E-mail": "bello@example.com",
    Phone: "08012345678",
  };
  for (const [label, text] of Object.entries(typed)) {
    const field = await canvas.findByRole("textbox", { name: new RegExp(`^${label}`) });
    await userEvent.type(field, text);
  }
  await userEvent.selectOptions(canvas.getByRole("combobox", { name: /^Role/ }), role);
  await userEvent.click(canvas.getByRole("button", { name: userMessages.create }));
}

const whyNeeded = refusal("reason_needed", { reason: errorCodes.reason_needed.message });
const wordsNeeded = refusal("typed_wrong", { typed: actMessages.typeExactly("GIVE REGISTRAR") });

/** The password was given again. */
let proved = false;

/**
 * A new account whose role decides over others' work takes a reason; where nobody else could approve it,
 * the words and, after a while, the password, too. The form behind keeps what was typed.
 */
export const NewRegistrarMadeAlone: Story = {
  args: {
    at: staffPaths.editUser,
    toasts: true,
    answers: {
      ...meta.args.answers,
      createUser: ({ reason, typed }) => {
        if (!reason) return whyNeeded;
        if (typed !== "GIVE REGISTRAR") return wordsNeeded;
        return proved ? { id: "u-9" } : refusal("password_needed");
      },
      provePassword: () => {
        proved = true;
        return {};
      },
    },
  },
  beforeEach: () => {
    proved = false;
  },
  play: async ({ canvas }) => {
    await fillIn(canvas, "registrar");
    const dialog = within(await screen.findByRole("alertdialog"));
    const act = dialog.getByRole("button", { name: newUserMessages.label });
    await userEvent.type(dialog.getByRole("textbox", { name: /^Reason/ }), "The school opens.");
    await userEvent.click(act);
    const words = await dialog.findByRole("textbox", { name: actMessages.typedAgain });
    await expect(words).toHaveAccessibleDescription(/please type GIVE REGISTRAR exactly/);
    await userEvent.type(words, "GIVE REGISTRAR");
    await userEvent.click(act);
    await userEvent.type(await dialog.findByLabelText(actMessages.password), "Demo-Pass-1");
    await userEvent.click(act);
    await expect(await screen.findByText(userMessages.created)).toBeVisible();
  },
};

/** A name that is another's is told in the confirmation, and stands at its field afterwards. */
export const NewNameIsTaken: Story = {
  args: {
    at: staffPaths.editUser,
    answers: {
      ...meta.args.answers,
      createUser: ({ reason }) =>
        reason
          ? refusal("user_name_taken", { userName: errorCodes.name_taken.message })
          : whyNeeded,
    },
  },
  play: async ({ canvas }) => {
    await fillIn(canvas, "bursar");
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Reason/ }), "The school opens.");
    await userEvent.click(dialog.getByRole("button", { name: newUserMessages.label }));
    await expect(await dialog.findByText(errorCodes.name_taken.message)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: actMessages.cancel }));
    const name = canvas.getByRole("textbox", { name: /^User name/ });
    await expect(name).toHaveValue("first.registrar");
    await expect(name).toHaveAccessibleDescription(new RegExp(errorCodes.name_taken.message));
  },
};

/** An address that names nobody leads on to the list. */
export const NobodyChosen: Story = {
  args: { at: staffPaths.manageUser, page: ManagePage },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: userMessages.chooseUser }),
    ).toHaveAttribute("href", staffPaths.users);
  },
};

/** The offices stand with their days, and lead to where they are given and ended. */
export const OfOfficers: Story = {
  play: async ({ canvas }) => {
    const office = await canvas.findByRole("link", {
      name: "Head of department, Computer Science (acting)",
    });
    await expect(office).toHaveAttribute("href", staffPaths.heads);
    await expect(canvas.getByText("1 September 2025 to 31 December 2026")).toBeVisible();
  },
};

/** Most hold none. */
export const WithoutOffice: Story = {
  args: { answers: { ...meta.args.answers, getUser: { ...oneUser, offices: [] } } },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole("region", { name: "Offices" });
    await expect(region).toHaveTextContent("None");
  },
};

/** A head is not moved to another department: the refusal stands at the field. */
export const HeadIsNotMoved: Story = {
  args: {
    answers: {
      ...meta.args.answers,
      updateUser: refusal("office_held", { departmentId: errorCodes.office_held.message }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save" }));
    await expect(
      await canvas.findByRole("combobox", { name: /^Department/ }),
    ).toHaveAccessibleDescription(/an office is assigned; end it first/);
  },
};
