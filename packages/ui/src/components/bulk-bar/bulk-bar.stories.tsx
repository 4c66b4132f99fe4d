import type { Meta, StoryObj } from "@storybook/react-vite";
import { selectedRows } from "@polyportal/domain/messages/table";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { BulkBar } from "./bulk-bar.tsx";

const people = [
  "Chukwuemeka Oluwaseun Abdulrahman",
  "Fatima Adébáyọ̀ Okonkwo-Bello",
  "Ngozi Amarachi Ogunlesi",
];

const onClear = fn();
const onApprove = fn();

const meta = {
  component: BulkBar,
  args: {
    words: "2 selected",
    onClear,
    children: (
      <>
        <Button size="small" variant="secondary">
          Move to another level
        </Button>
        <Button size="small" onClick={onApprove}>
          Approve
        </Button>
      </>
    ),
  },
  beforeEach: () => {
    onClear.mockClear();
    onApprove.mockClear();
  },
  // A list with chosen rows, and the bar at its lower edge.
  render: function Choosing({ words, ...args }) {
    const [chosen, setChosen] = useState<readonly string[]>(words ? people.slice(0, 2) : []);
    return (
      <div className="rounded border border-line">
        <ul className="divide-y divide-line">
          {people.map((name) => (
            <li key={name}>
              <label className="flex min-h-control items-center gap-3 px-3">
                <input
                  type="checkbox"
                  className="size-5 accent-brand"
                  checked={chosen.includes(name)}
                  onChange={({ target }) =>
                    setChosen(
                      target.checked ? [...chosen, name] : chosen.filter((one) => one !== name),
                    )
                  }
                />
                {name}
              </label>
            </li>
          ))}
        </ul>
        <BulkBar
          {...args}
          words={chosen.length > 0 ? selectedRows(chosen.length) : undefined}
          onClear={() => {
            setChosen([]);
            args.onClear();
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Changes of the count are announced. */
export const Some: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole("status");
    await expect(status).toHaveTextContent("2 selected");
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Ngozi/ }));
    await expect(status).toHaveTextContent("3 selected");
  },
};

/** The bar disappears with the last one. */
export const Cleared: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas } = context;
    await Some.play?.(context);
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await expect(onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

/** Tab leads from the list into the bar and Enter acts. When the bar disappears, the focus returns. */
export const ByKeyboard: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole("checkbox");
    const button = (name: string) => canvas.getByRole("button", { name });
    boxes[2]!.focus();
    await userEvent.tab();
    await expect(button("Clear selection")).toHaveFocus();
    await userEvent.tab();
    await expect(button("Move to another level")).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onApprove).toHaveBeenCalledOnce();
    await expect(button("Approve")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(boxes[2]).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("status")).toHaveTextContent("1 selected");
  },
};

/** Escape clears the selection, but only while the bar has the focus. */
export const Escape: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole("checkbox");
    boxes[2]!.focus();
    await userEvent.keyboard("{Escape}");
    await expect(onClear).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    await expect(onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(boxes[2]).toHaveFocus();
  },
};

/** If an action removes the chosen rows with their boxes, the focus stays at the end of the list. */
export const RowsGone: Story = {
  tags: ["played"],
  render: function Deleting(args) {
    const [rows, setRows] = useState<readonly string[]>(people);
    return (
      <>
        {rows.map((name) => (
          <label key={name} className="flex min-h-control items-center gap-3">
            <input type="checkbox" className="size-5 accent-brand" defaultChecked />
            {name}
          </label>
        ))}
        <BulkBar {...args} words={rows.length > 0 ? selectedRows(rows.length) : undefined}>
          <Button size="small" onClick={() => setRows([])}>
            Delete
          </Button>
        </BulkBar>
      </>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole("checkbox", { name: /^Ngozi/ }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await expect(canvas.getByRole("status")).toHaveFocus();
  },
};

export const Chosen: Story = {};
export const None: Story = { args: { words: undefined } };
export const WithMore: Story = {
  args: {
    more: (
      <Button variant="quiet" size="small">
        Select all 4,812
      </Button>
    ),
  },
};
export const OnAPhone: Story = { ...WithMore, globals: { viewport: { value: "phone" } } };
export const Dark: Story = { globals: { theme: "dark" } };
export const Compact: Story = { globals: { density: "compact" } };
