import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { CoursesPage } from "../../guidance/list/courses-page.tsx";
import { addEditDelete } from "./claim-play.ts";

/** A new page of the school, made with this package only. Guidance/A list page shows each of its files. */
const meta = {
  title: "Patterns/List page/A list page from the docs alone",
  component: CoursesPage,
  args: { given: [{ code: "CSC 301", title: "Data Structures", units: 3, semester: "First" }] },
} satisfies Meta<typeof CoursesPage>;

export default meta;

const files = import.meta.glob<string>("../../guidance/list/*", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every file of the page in one text. */
const code = Object.entries(files)
  .map(([path, text]) => `// ${path.replace(/^.*\//, "")}\n\n${text}`)
  .join("\n");

const source = { docs: { source: { code, language: "tsx" } } };

export const AddsEditsDeletes: StoryObj<typeof meta> = {
  parameters: source,
  play: addEditDelete,
};

/** The current filters are saved under a name and chosen again from anywhere. */
export const SavesAView: StoryObj<typeof meta> = {
  tags: ["played"],
  parameters: source,
  args: {
    given: [
      { code: "CSC 301", title: "Data Structures", units: 3, semester: "First" },
      { code: "CSC 411", title: "Compiler Construction", units: 3, semester: "Second" },
    ],
  },
  play: async ({ canvas }) => {
    const whole = () => canvas.getByRole("button", { name: "View: The whole list" });
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Semester" }), "Second");
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Units" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Roomy" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save as a new view" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Save this view" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /Name/ }), "Second semester");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    const button = await canvas.findByRole("button", { name: "View: Second semester" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(button);
    await userEvent.click(screen.getByRole("menuitemradio", { name: "The whole list" }));
    await expect(whole()).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "Units" })).toBeVisible();
    await expect(canvas.getByRole("table")).toHaveAttribute("data-rows", "compact");
    await userEvent.click(whole());
    await userEvent.click(screen.getByRole("menuitemradio", { name: "Second semester" }));
    await expect(canvas.queryByRole("columnheader", { name: "Units" })).toBeNull();
    await expect(canvas.getByRole("table")).toHaveAttribute("data-rows", "roomy");
    await expect(canvas.queryByRole("rowheader", { name: "CSC 301" })).toBeNull();
    await userEvent.type(canvas.getByRole("textbox", { name: "Search courses" }), "comp{Enter}");
    await expect(canvas.getByText("Changed")).toBeVisible();
  },
};
