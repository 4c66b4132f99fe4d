import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { dismissToast, toastStore } from "../../components/toast/toast-store.ts";
import { Toaster } from "../../components/toast/toaster.tsx";
import { studentFilters } from "../filters/story-filters.ts";
import type { SavedViewsProps } from "./saved-views-props.ts";
import { SavedViews } from "./saved-views.tsx";
import { audiences, studentViews, viewColumns } from "./story-views.ts";

const onChange = fn<SavedViewsProps["onChange"]>();
const onSave = fn<SavedViewsProps["onSave"]>();
const onUpdate = fn<SavedViewsProps["onUpdate"]>();
const onDelete = fn<SavedViewsProps["onDelete"]>();

/** Holds views and address, as an app and its server do. */
function Held(props: SavedViewsProps) {
  const [value, setValue] = useState(props.value);
  const [views, setViews] = useState<SavedViewsProps["views"]>(props.views);
  return (
    <>
      <SavedViews
        {...props}
        views={views}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
        onSave={async (view) => {
          await props.onSave(view);
          const id = "new";
          setViews((before) => [...before, { ...view, id }]);
          return id;
        }}
        onUpdate={async (id, change) => {
          await props.onUpdate(id, change);
          setViews((before) =>
            before.map((view) => (view.id === id ? { ...view, ...change } : view)),
          );
        }}
        onDelete={async (id) => {
          await props.onDelete(id);
          setViews((before) => before.filter((view) => view.id !== id));
        }}
      />
      <Toaster />
    </>
  );
}

const meta = {
  component: SavedViews,
  // Toasts disappear after seconds, so they would be in some pictures and not in others.
  afterEach: () => toastStore.read().forEach(({ id }) => dismissToast(id)),
  args: {
    filters: studentFilters,
    columns: viewColumns,
    views: studentViews,
    audiences,
    value: new URLSearchParams("page=3"),
    onChange,
    onSave,
    onUpdate,
    onDelete,
  },
  beforeEach: () => {
    for (const mock of [onChange, onSave, onUpdate, onDelete]) mock.mockReset();
    onSave.mockResolvedValue("new");
  },
  render: (args) => <Held {...args} />,
  decorators: (Story) => (
    <div className="min-h-96">
      <Story />
    </div>
  ),
} satisfies Meta<typeof SavedViews>;

export default meta;
type Story = StoryObj<typeof meta>;

const debtors = "view=debtors&level=200&level=400&sort=-fees&columns=name+matric+level+fees";
const lastAddress = () => onChange.mock.lastCall?.[0].toString();
const openMenu = async () => {
  await userEvent.click(screen.getByRole("button", { name: /^View:/ }));
  return within(screen.getByRole("menu", { name: "Saved views" }));
};

/** By keys alone: views are menu radio items, and the address has all that a view shows. */
export const Chooses: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "View: The whole list" });
    button.focus();
    await userEvent.keyboard("{ArrowDown}");
    const whole = screen.getByRole("menuitemradio", { name: "The whole list" });
    await expect(whole).toHaveFocus();
    await expect(whole).toBeChecked();
    await userEvent.keyboard("deb{Enter}");
    await expect(lastAddress()).toBe(debtors);
    await expect(button).toHaveTextContent("Debtors of ND II and HND II");
    await expect(button).toHaveFocus();
    await expect(canvas.queryByText("Changed")).toBeNull();
    await openMenu();
  },
};

/** Saves the current state under a name, which is required and unique. */
export const SavesANewView: Story = {
  tags: ["played"],
  args: { value: new URLSearchParams("page=3&unit=stat&sort=name&record=12") },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save as a new view" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Save this view" }));
    const name = dialog.getByRole("textbox", { name: /Name/ });
    const save = dialog.getByRole("button", { name: "Save" });
    await userEvent.click(save);
    await expect(name).toHaveAccessibleDescription(/Enter a name for the view\./);
    await userEvent.type(name, "debtors of nd ii and hnd ii");
    await userEvent.click(save);
    await expect(name).toHaveAccessibleDescription(/You have a view of this name already\./);
    await userEvent.clear(name);
    await userEvent.type(name, "Statisticians by name");
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Who sees it" }), "role");
    await userEvent.click(save);
    await expect(onSave).toHaveBeenCalledWith({
      name: "Statisticians by name",
      query: "unit=stat&sort=name",
      sharedWith: "role",
      isDefault: false,
    });
    await expect(
      await canvas.findByRole("button", { name: "View: Statisticians by name" }),
    ).toBeVisible();
    await expect(lastAddress()).toBe("page=3&unit=stat&sort=name&record=12&view=new");
    await expect(canvas.queryByText("Changed")).toBeNull();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The server's message is shown in the dialog, and typed text stays. */
export const NotSaved: Story = {
  tags: ["played"],
  args: { value: new URLSearchParams("unit=stat") },
  play: async ({ canvas }) => {
    onSave.mockRejectedValueOnce(new Error("You may keep 50 views: delete one first."));
    await userEvent.click(canvas.getByRole("button", { name: "Save as a new view" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Save this view" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /Name/ }), "Statisticians");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("You may keep 50 views");
    await expect(dialog.getByRole("textbox", { name: /Name/ })).toHaveValue("Statisticians");
  },
};

/** The filters differ from the view's: it says so, and one press saves them. */
export const Changed: Story = {
  tags: ["played"],
  args: { value: new URLSearchParams(`${debtors}&search=Bello`) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Changed")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save changes" }));
    await expect(onUpdate).toHaveBeenCalledWith("debtors", {
      query: "level=200&level=400&search=Bello&sort=-fees&columns=name+matric+level+fees",
    });
    await waitFor(() => expect(canvas.queryByText("Changed")).toBeNull());
    await expect(await screen.findByText("View saved")).toBeVisible();
  },
};

/** The same before saving. */
export const ChangedAtRest: Story = {
  args: { value: new URLSearchParams(`${debtors}&search=Bello`) },
};

/** Renames a view, makes it the default, and deletes it; errors are shown, and the view stays. */
export const RenamesAndDeletes: Story = {
  tags: ["played"],
  args: { value: new URLSearchParams(debtors) },
  play: async ({ canvas }) => {
    let menu = await openMenu();
    await userEvent.click(menu.getByRole("menuitem", { name: "Rename or share" }));
    const form = within(
      await screen.findByRole("dialog", { name: "Rename Debtors of ND II and HND II" }),
    );
    const name = form.getByRole("textbox", { name: /Name/ });
    await expect(form.getByRole("combobox", { name: "Who sees it" })).toHaveValue("role");
    await userEvent.clear(name);
    await userEvent.type(name, "Debtors");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(onUpdate).toHaveBeenCalledWith("debtors", {
      name: "Debtors",
      sharedWith: "role",
      isDefault: false,
    });
    await expect(await canvas.findByRole("button", { name: "View: Debtors" })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

    menu = await openMenu();
    await userEvent.click(menu.getByRole("menuitem", { name: "Open the list with it" }));
    await waitFor(() => expect(onUpdate).toHaveBeenLastCalledWith("debtors", { isDefault: true }));

    onDelete.mockRejectedValueOnce(new Error("The registry's report uses this view."));
    menu = await openMenu();
    await userEvent.click(menu.getByRole("menuitem", { name: "Delete" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Delete Debtors" }));
    await userEvent.click(question.getByRole("button", { name: "Delete" }));
    await expect(await question.findByText(/registry's report uses/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Delete" }));
    await expect(await canvas.findByRole("button", { name: "View: The whole list" })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

/** Somebody else's view can be used but not changed; changes are saved as an own view. */
export const OfAnother: Story = {
  tags: ["played"],
  args: { value: new URLSearchParams("view=paid&paid-from=2026-11-01&sort=name") },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Changed")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Save changes" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Save as a new view" })).toBeVisible();
    const menu = await openMenu();
    const rename = menu.getByRole("menuitem", { name: /^Rename or share/ });
    await expect(rename).toHaveAttribute("aria-disabled", "true");
    await expect(rename).toHaveTextContent("Made by the bursary.");
  },
};

/** If the caller gives addresses, a view is a link, and the current state can be copied as one. */
export const ViewsAreLinks: Story = {
  args: {
    value: new URLSearchParams(`${debtors}&page=7`),
    hrefOf: (params) => `#/students?${params.toString()}`,
  },
  play: async () => {
    const menu = await openMenu();
    await expect(menu.getByRole("menuitemradio", { name: /^Paid since/ })).toHaveAttribute(
      "href",
      "#/students?view=paid&paid-from=2026-10-01&sort=name&rows=roomy",
    );
    await userEvent.click(menu.getByRole("menuitem", { name: "Copy the link" }));
    await expect(await screen.findByText(/Link copied|did not let the link/)).toBeVisible();
  },
};

/** No views yet: explains what they are for. */
export const None: Story = {
  tags: ["played"],
  args: { views: [] },
  play: async () => {
    const menu = await openMenu();
    await expect(screen.getByText(/can be saved under a name/)).toBeVisible();
    await expect(menu.getByRole("menuitem", { name: /^Save as a new view/ })).toHaveTextContent(
      "Set filters, columns or an order first.",
    );
  },
};

export const Loading: Story = {
  tags: ["played"],
  args: { views: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Saved views" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await userEvent.click(canvas.getByRole("button", { name: /^View:/ }));
    await expect(screen.getByText("Fetching your views…")).toBeVisible();
  },
};

const onRetry = fn();

/** The list works without its views. */
export const Failed: Story = {
  tags: ["played"],
  args: { views: [], failure: { message: "Your views could not be fetched.", onRetry } },
  play: async () => {
    onRetry.mockClear();
    const menu = await openMenu();
    await expect(screen.getByText("Your views could not be fetched.")).toBeVisible();
    await userEvent.click(menu.getByRole("menuitem", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await openMenu();
  },
};

export const OnAPhone: Story = {
  args: {
    value: new URLSearchParams("view=slt&unit=micro&search=Bello"),
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: /^View: Microbiology/ });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await openMenu();
  },
};

export const Dark: Story = { ...OfAnother, globals: { theme: "dark" } };
