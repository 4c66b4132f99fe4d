import type { Meta, StoryObj } from "@storybook/react-vite";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { userMessages } from "@polyportal/domain/messages/users";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { auditEntry as latest, history } from "../../testing/audit.ts";
import { madeExports } from "../../testing/exports.ts";
import { openTab } from "../../testing/open-tab.ts";
import { superAdministrator } from "../../testing/people.ts";
import { noImports } from "../../testing/imports.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { oneUser, renamedStudent, units, users } from "../../testing/staff.ts";
import { Page as EditPage } from "./edit-user.page.tsx";
import { Page as ManagePage } from "./manage-user.page.tsx";
import { Page } from "./users.page.tsx";

const meta = {
  title: "Pages/User management",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.users,
    profile: superAdministrator,
    answers: {
      listUnits: units,
      listImports: noImports,
      listUsers: { items: users, total: 412 },
      getUser: oneUser,
      toggleUserActivation: { changed: 1, inOffice: [], waits: false, undoId: null },
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everybody with an account; each row leads to the account's rights. */
export const Users: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /Akinwande-Cole/ })).toHaveAttribute(
      "href",
      "/user_management/users/management?user=u-1",
    );
    await expect(canvas.getByText(/showing 1-10 of 412/i)).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "User Management" })).toBeVisible();
  },
};

/** Switching somebody off says what it does, and wants a reason. */
export const Deactivates: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const actions = await canvas.findByRole("button", { name: /Actions for Akinwande-Cole/ });
    await userEvent.click(actions);
    await userEvent.click(screen.getByRole("menuitem", { name: "Deactivate" }));
    const dialog = within(
      await screen.findByRole("alertdialog", { name: /Deactivate Akinwande-Cole/ }),
    );
    await expect(dialog.getByText(/can sign in no more/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Deactivate" }));
    await expect(dialog.getByRole("textbox", { name: /Reason/ })).toHaveAccessibleDescription(
      /please say why/,
    );
  },
};

/** Who may only look finds the acts disabled, with the reason. */
export const OnlyLooking: Story = {
  tags: ["played"],
  args: { profile: { ...superAdministrator, role: "registrar", claims: ["users.see"] } },
  play: async ({ canvas }) => {
    const actions = await canvas.findByRole("button", { name: /Actions for Akinwande-Cole/ });
    await expect(canvas.queryByRole("link", { name: "New user" })).toBeNull();
    await userEvent.click(actions);
    const off = screen.getByRole("menuitem", { name: /Deactivate/ });
    await expect(off).toHaveAttribute("aria-disabled", "true");
  },
};

/** All that the filters find, as a file: a long list is made behind the scenes. */
export const Exports: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    toasts: true,
    answers: { ...meta.args.answers, requestExport: madeExports[0] ?? waiting },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Export" }));
    await userEvent.click(screen.getByRole("menuitem", { name: "Excel workbook" }));
    await expect(await screen.findByText(/21,805 rows: the file is made/)).toBeVisible();
  },
};

/** What is kept of the list under a name; who may not change a view reads why. */
export const Views: Story = {
  tags: ["played"],
  args: {
    answers: {
      ...meta.args.answers,
      listSavedViews: [
        {
          id: "v-1",
          name: "Never signed in",
          query: "neverSeen=true",
          sharedWith: "everyone",
          isDefault: false,
          own: false,
          by: "Yusuf Halima",
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "View: The whole list" }));
    await userEvent.click(screen.getByRole("menuitemradio", { name: /Never signed in/ }));
    const button = await canvas.findByRole("button", { name: "View: Never signed in" });
    await userEvent.click(canvas.getByRole("button", { name: "Filters (1)" }));
    await expect(canvas.getByRole("combobox", { name: "Signed in" })).toHaveValue("true");
    await userEvent.click(button);
    await expect(
      screen.getByRole("menuitem", { name: /Delete Made by Yusuf Halima/ }),
    ).toHaveAttribute("aria-disabled", "true");
  },
};

/** Officials are imported from a sheet. */
export const Import: Story = {
  args: { at: `${staffPaths.users}#import` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Import officials" })).toBeVisible();
    // The link that opened it is gone.
    await waitFor(() =>
      expect(canvas.getByRole("heading", { name: "Import officials" })).toHaveFocus(),
    );
    await expect(canvas.getByRole("link", { name: "Back to the list" })).toHaveAttribute(
      "href",
      staffPaths.users,
    );
  },
};

/** A student is found by the matric number, and stands with it. */
export const FoundByNumber: Story = {
  args: {
    at: `${staffPaths.users}?search=ND/COM/26/0417`,
    answers: { listUnits: units, listUsers: { items: [renamedStudent], total: 1 } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("ada.bello, ND/COM/26/0417")).toBeVisible();
  },
};

export const NoneFound: Story = {
  args: {
    at: `${staffPaths.users}?search=Ogunwale`,
    answers: { listUnits: units, listUsers: { items: [], total: 0 } },
  },
};

export const Waiting: Story = {
  args: { answers: { listUnits: units, listUsers: waiting } },
};

/**
 * The claim is taken while its holder has the page open: the next call is refused in words, and nothing
 * waits for ever. The browser leaves for the page that says so; where it stays, this stands there.
 */
export const ClaimTakenMeanwhile: Story = {
  tags: ["played"],
  args: {
    answers: {
      ...meta.args.answers,
      listUsers: ({ search = "" }) =>
        search === "" ? { items: users, total: 412 } : refusal("forbidden"),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /Akinwande-Cole/ })).toBeVisible();
    await userEvent.type(
      canvas.getByRole("textbox", { name: userMessages.search }),
      "Bello{Enter}",
    );
    await expect(await canvas.findByText(new RegExp(errorCodes.forbidden.message))).toBeVisible();
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { answers: { listUnits: units, listUsers: refusal("database_unavailable") } },
};

export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { globals: { theme: "dark" } };

/** One person: each right and where it comes from. */
export const OneUser: Story = {
  args: { at: `${staffPaths.manageUser}?user=u-1`, page: ManagePage },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /Akinwande-Cole/ })).toBeVisible();
    await expect(canvas.getByText("Denied")).toBeVisible();
  },
};

export const FurtherRoles: Story = {
  args: { at: `${staffPaths.manageUser}?user=u-1`, page: ManagePage },
  beforeEach: openTab("roles"),
};

export const SignIns: Story = {
  args: { at: `${staffPaths.manageUser}?user=u-1`, page: ManagePage },
  beforeEach: openTab("sign-ins"),
};

/** What became of the account, with what changed and why. */
export const History: Story = {
  args: {
    at: `${staffPaths.manageUser}?user=u-1`,
    page: ManagePage,
    answers: {
      getUser: oneUser,
      getHistory: ({ before }) =>
        before ? { items: [{ ...latest, id: "act-3" }], next: null } : history,
    },
  },
  beforeEach: openTab("history"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/changed the account/)).toBeVisible();
  },
};

/** The rest of a long history comes when it is asked for. */
export const HistoryGoesOn: Story = {
  ...History,
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show more" }));
    await expect(await canvas.findAllByText(/changed the account/)).toHaveLength(2);
    await expect(canvas.queryByRole("button", { name: "Show more" })).toBeNull();
  },
};

/** A new account: its owner chooses the password by mail. */
export const NewUser: Story = { args: { at: staffPaths.editUser, page: EditPage } };

export const Edits: Story = {
  args: { at: `${staffPaths.editUser}?user=u-1`, page: EditPage },
};

let asked = 0;

/** Another saved the same account meanwhile: both stand side by side, and nothing typed is lost. */
export const EditedByTwo: Story = {
  tags: ["played"],
  args: {
    at: `${staffPaths.editUser}?user=u-1`,
    page: EditPage,
    answers: {
      listUnits: units,
      getUser: () => {
        asked += 1;
        return asked === 1
          ? oneUser
          : { ...oneUser, mobileNumber: "08099999999", departmentId: 5, revision: 5 };
      },
      updateUser: refusal("conflict"),
    },
  },
  beforeEach: () => {
    asked = 0;
  },
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole("textbox", { name: /Phone/ });
    await userEvent.clear(phone);
    await userEvent.type(phone, "08011111111");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Changed by someone else")).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveFocus();
    await expect(canvas.getByText("Computer Science")).toBeVisible();
    await expect(phone).toHaveValue("08011111111");
    await userEvent.click(canvas.getByRole("button", { name: "Keep mine" }));
    await expect(canvas.getByRole("button", { name: "Save" })).toHaveFocus();
  },
};

const impersonated = fn();

/** Signing in as somebody from the list asks why; a reason is what allows changes. */
export const SignsInAsAnother: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    answers: {
      ...meta.args.answers,
      impersonate: (wish) => {
        impersonated(wish);
        return refusal("not_impersonable");
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Actions for Akinwande/ }));
    await userEvent.click(screen.getByRole("menuitem", { name: userMessages.signInAs }));
    const dialog = within(
      await screen.findByRole("dialog", { name: /^Sign in as Akinwande-Cole Modupe/ }),
    );
    await userEvent.type(dialog.getByRole("textbox"), "She cannot find her sheet.");
    await userEvent.click(dialog.getByRole("button", { name: userMessages.signInAs }));
    await expect(await dialog.findByText(errorCodes.not_impersonable.message)).toBeVisible();
    await expect(impersonated).toHaveBeenCalledWith({
      userName: "exams.and.records",
      reason: "She cannot find her sheet.",
    });
  },
};

/** Nobody signs in as who has not set up the account, or is switched off; the row says so. */
export const NotAsEverybody: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  play: async ({ canvas }) => {
    for (const name of [/Actions for Ogunlade/, /Actions for Usman/]) {
      await userEvent.click(await canvas.findByRole("button", { name }));
      const act = screen.getByRole("menuitem", { name: new RegExp(userMessages.signInAs) });
      await expect(act).toHaveAttribute("aria-disabled", "true");
      await expect(act).toHaveTextContent(userMessages.notImpersonable);
      await userEvent.keyboard("{Escape}");
    }
  },
};
