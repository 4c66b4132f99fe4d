import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { paths } from "@polyportal/domain/routes/paths";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { lecturer, student, superAdministrator } from "../testing/people.ts";
import { ShownPage } from "../testing/shown-page.tsx";
import { renamedStudent, users } from "../testing/staff.ts";

const asked = fn();
const [person] = users;

const Nothing = () => null;

const meta = {
  title: "Pages/Search over everything",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: paths.notifications,
    profile: superAdministrator,
    page: Nothing,
    answers: {
      findRecords: ({ search }) => {
        asked(search);
        if (search === "zz") return { people: [], departments: [] };
        return {
          people: users,
          departments: [{ id: 5, name: "Computer Science", faculty: "School of Science" }],
        };
      },
      findTaught: {
        courses: [{ courseId: 4, sessionId: 3, code: "COM 211", title: "Java Programming I" }],
        sheets: [
          {
            courseId: 9,
            sessionId: 3,
            code: "COM 216",
            title: "Computer Architecture",
            state: "submitted",
          },
        ],
        students: [
          {
            id: "s-1",
            fullName: "Comfort Adaeze Okonkwo",
            matricNumber: "ND/COM/26/0003",
            of: { session: 3, department: 5, level: 1, option: null },
            takes: null,
          },
        ],
      },
    },
  },
  beforeEach: () => {
    asked.mockClear();
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function type(text: string) {
  await screen.findAllByRole("banner");
  await userEvent.keyboard("{Control>}k{/Control}");
  const inside = within(await screen.findByRole("dialog", { name: /^Go to a/ }));
  const box = inside.getByRole("combobox");
  await waitFor(() => expect(box).toHaveFocus());
  if (text) await userEvent.keyboard(text);
  return inside;
}

/** A name also finds people and departments. Typing on makes one request. */
export const Finds: Story = {
  play: async () => {
    const inside = await type("aki");
    await expect(await inside.findByRole("option", { name: /^Akinwande-Cole/ })).toBeVisible();
    await expect(inside.getByRole("group", { name: "Departments" })).toBeVisible();
    await expect(inside.getByRole("status")).toHaveTextContent("4 people or departments found");
    await expect(asked.mock.calls).toEqual([["aki"]]);
  },
};

/** A student is found by the matric number, and stands with it. */
export const FindsByNumber: Story = {
  args: { answers: { findRecords: { people: [renamedStudent], departments: [] } } },
  play: async () => {
    const inside = await type("nd/com/26/0417");
    await expect(
      await inside.findByRole("option", { name: /ada\.bello, ND\/COM\/26\/0417, Student/ }),
    ).toBeVisible();
  },
};

/** Keys alone lead to the person. */
export const Goes: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const inside = await type("");
    // Pasted at once: the answer must arrive before the page is left.
    await userEvent.paste("modupe");
    const found = await inside.findByRole("option", {
      name: new RegExp(`^${person?.fullName ?? ""}`),
    });
    await expect(found).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const NothingFound: Story = {
  tags: ["played"],
  play: async () => {
    const inside = await type("zz");
    await expect(await inside.findByText(/^Nothing of that name/)).toBeVisible();
  },
};

export const StillSearching: Story = {
  tags: ["played"],
  args: { answers: { findRecords: waiting } },
  play: async () => {
    const inside = await type("aki");
    await expect(await inside.findByText("Searching…")).toBeVisible();
  },
};

/** Pages are still found if the search fails. */
export const NotSearched: Story = {
  tags: ["played"],
  args: { answers: { findRecords: refusal("database_unavailable") } },
  play: async () => {
    const inside = await type("notice");
    await expect(await inside.findByText(/could not be searched/)).toBeVisible();
    await expect(inside.getAllByRole("option").length).toBeGreaterThan(0);
  },
};

/** Lecturers find their own courses, score sheets and students. */
export const OfALecturer: Story = {
  tags: ["played"],
  args: { profile: lecturer, at: paths.dashboard },
  play: async () => {
    const inside = await type("com");
    await expect(await inside.findByRole("option", { name: /^Comfort Adaeze/ })).toBeVisible();
    await expect(inside.getByRole("group", { name: "Your courses" })).toBeVisible();
    await expect(inside.getByRole("status")).toHaveTextContent("3 courses, sheets or students");
    await expect(asked).not.toHaveBeenCalled();
  },
};

/** Students find their pages, without any request. */
export const OfAStudent: Story = {
  tags: ["played"],
  args: { profile: student, at: paths.dashboard },
  play: async () => {
    const inside = await type("fees");
    await expect(inside.getAllByRole("option").length).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(asked).not.toHaveBeenCalled();
    await expect(inside.queryByRole("status")).toBeNull();
  },
};

export const OnAPhone: Story = {
  ...Finds,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { ...Finds, globals: { theme: "dark" } };
