import { expect, screen, userEvent, waitFor, within } from "storybook/test";

/** Adds, edits and deletes a course, as a secretary would. */
export async function addEditDelete(): Promise<void> {
  const page = within(document.body);
  await userEvent.click(page.getByRole("button", { name: "Add a course" }));
  let sheet = within(await screen.findByRole("dialog", { name: "Add a course" }));
  await userEvent.type(sheet.getByRole("textbox", { name: /code/ }), "CSC 411");
  await userEvent.type(sheet.getByRole("textbox", { name: /title/ }), "Compiler Construction");
  await userEvent.type(sheet.getByRole("textbox", { name: /units/ }), "3");
  await userEvent.selectOptions(sheet.getByRole("combobox", { name: /Semester/ }), "Second");
  await userEvent.click(sheet.getByRole("button", { name: "Save" }));
  await expect(await page.findByRole("rowheader", { name: "CSC 411" })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await choose("Edit");
  sheet = within(await screen.findByRole("dialog", { name: "Edit CSC 411" }));
  const title = sheet.getByRole("textbox", { name: /title/ });
  await userEvent.clear(title);
  await userEvent.type(title, "Compilers{Enter}");
  await expect(await page.findByRole("cell", { name: "Compilers" })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await choose("Delete");
  const question = await screen.findByRole("alertdialog", { name: "Delete CSC 411" });
  await expect(question).toHaveTextContent("Are you sure you want to delete this course");
  await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(page.queryByRole("rowheader", { name: "CSC 411" })).toBeNull());
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}

async function choose(entry: string) {
  await userEvent.click(screen.getByRole("button", { name: "Actions for CSC 411" }));
  await userEvent.click(screen.getByRole("menuitem", { name: entry }));
}
