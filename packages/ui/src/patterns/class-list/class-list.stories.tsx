import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ClassListEntry } from "./class-list-card.tsx";
import type { ClassListProps } from "./class-list.tsx";
import { ClassList } from "./class-list.tsx";

const photo =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 36"><path fill="#c8b79a" d="M0 0h28v36H0z"/><path fill="#5b3d28" d="M14 6a7 7 0 0 1 0 15A7 7 0 0 1 14 6zM1 36c1-9 6-12 13-12s12 3 13 12z"/></svg>',
  );

const ada: ClassListEntry = {
  fullName: "Okonkwo Adaeze Chukwuemeka",
  matricNumber: "ND/CSC/25/0014",
  department: "Computer Science",
  passport: photo,
  coursesUploaded: 8,
  totalCoursesRegistered: 8,
  semestersCount: 3,
  sessionsCount: 2,
  cgpa: 4.5,
};

const few: readonly ClassListEntry[] = [
  ada,
  {
    ...ada,
    fullName: "Adéyẹmí Ṣọlá Olúwaṣeun",
    matricNumber: "ND/CSC/25/0015",
    passport: null,
    coursesUploaded: 5,
    cgpa: 3.268,
  },
  {
    ...ada,
    fullName: "Bello Musa",
    matricNumber: "ND/CSC/25/0016",
    passport: "data:image/png;base64,broken",
    coursesUploaded: 0,
    totalCoursesRegistered: 0,
    semestersCount: 0,
    cgpa: null,
  },
  {
    ...ada,
    fullName: "Oluwafunmilayo-Adébùkọ́lá Chukwuemeka-Okonkwo Ngozi Amarachi Ogunlesi-Balogun IV",
    matricNumber: "ND/CSC/25/0017",
    department: "Science Laboratory Technology (Biochemistry and Microbiology Options)",
  },
  {
    fullName: "عبد الرحمن بن محمد الأمين الكانمي",
    matricNumber: "ND/CSC/25/0018",
    coursesUploaded: 7,
    totalCoursesRegistered: 8,
    cgpa: Number.NaN,
  },
];

const onFilterChange = fn();

const meta = {
  component: ClassList,
  args: {
    label: "ND II Computer Science, 2026/2027",
    entries: few,
    filter: { term: "", uploads: "all" },
    onFilterChange,
    hrefOf: ({ matricNumber }) => `/class/results/student?matric=${matricNumber}`,
  },
  beforeEach: () => void onFilterChange.mockClear(),
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ClassList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the filter, as a page's address does. */
function Held({ filter, onFilterChange, ...rest }: ClassListProps) {
  const [held, setHeld] = useState<ClassListProps["filter"]>(filter);
  return (
    <ClassList
      {...rest}
      filter={held}
      onFilterChange={(next) => {
        setHeld(next);
        onFilterChange(next);
      }}
    />
  );
}

export const Class: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole("listitem");
    await expect(first).toHaveTextContent(/8 of 8.*4\.50/);
    await expect(second).toHaveTextContent(/5 of 8.*3\.27/);
    await expect(third).toHaveTextContent("No course registered");
    await expect(third).toHaveTextContent("CGPA-");
    await expect(canvas.getByRole("link", { name: ada.fullName })).toHaveAttribute(
      "href",
      "/class/results/student?matric=ND/CSC/25/0014",
    );
    await expect(canvas.queryByText(/NaN|undefined/)).toBeNull();
  },
};

export const Searched: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const box = canvas.getByRole("searchbox", {
      name: "Search by name or number",
    });
    await userEvent.type(box, "sola");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
    await expect(canvas.getByRole("status")).toHaveTextContent("Showing 1 of 5 students");
    await userEvent.clear(box);
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "Courses" }),
      "Courses missing",
    );
    const names = canvas.getAllByRole("listitem").map((item) => within(item).getByRole("link"));
    await expect(names.map((link) => link.textContent)).toEqual([
      "Adéyẹmí Ṣọlá Olúwaṣeun",
      "Bello Musa",
      "عبد الرحمن بن محمد الأمين الكانمي",
    ]);
  },
};

export const NobodyFound: Story = {
  args: { filter: { term: "Ogunlesi Xavier", uploads: "all" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No result found for "Ogunlesi Xavier"')).toBeVisible();
  },
};

export const SearchCleared: Story = {
  ...NobodyFound,
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear the search" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
  },
};

export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nobody is in this class yet.")).toBeVisible();
  },
};

export const Loading: Story = {
  args: { entries: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("region", { name: args.label })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const One: Story = {
  args: { entries: [ada], hrefOf: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getByText("Showing 1 student")).toBeVisible();
  },
};

/** All are in the document, for the browser's search and for print. */
export const Thousand: Story = {
  args: {
    entries: Array.from({ length: 1000 }, (_, index) => ({
      ...ada,
      passport: null,
      matricNumber: `ND/CSC/25/${String(index + 1).padStart(4, "0")}`,
      coursesUploaded: index % 9,
    })),
  },
  parameters: { a11y: { test: "off" } },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement.querySelectorAll("li")).toHaveLength(1000);
    await expect(canvas.getByText("Showing 1,000 students")).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
export const Compact: Story = { globals: { density: "compact" } };
