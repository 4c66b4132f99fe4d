import type { ReactNode } from "react";
import { cx } from "class-variance-authority";
import { dash } from "@polyportal/domain/format/dash";
import { hostelMessages } from "@polyportal/domain/messages/hostel";
import { LockIcon } from "../../components/icon/icon.tsx";
import { Availability } from "../hostel-card/availability.tsx";

/** A room of a hostel as students choose it. */
export type RoomView = {
  /** The room's name or number on its door. */
  roomName: string;
  /** How many bed spaces it has. */
  noOfBedSpaces: number;
  /** How many of these are free. */
  noOfBedSpacesLeft: number;
  /** It cannot be booked now. */
  disabled?: boolean;
};

export type RoomCardProps = {
  /** The room. */
  room: RoomView;
  /** What can be done with it: a link to its bed spaces, drawn as a button. Not drawn while it is disabled. */
  action?: ReactNode;
  /** Why it is disabled, in words. */
  disabledReason?: string;
  /** The heading's level in the page. */
  level?: 2 | 3 | 4;
  /** More classes for the root. */
  className?: string;
};

/** A room to choose: its name and how many bed spaces are left in it. */
export function RoomCard(props: RoomCardProps) {
  const { room, action, disabledReason, level = 3, className } = props;
  const { roomName, noOfBedSpaces, noOfBedSpacesLeft, disabled = false } = room;
  const Heading = `h${level}` as const;
  return (
    <article
      data-disabled={disabled || undefined}
      className={cx(
        "flex flex-col gap-3 rounded border px-4 py-3",
        disabled
          ? "border-dashed border-line-strong bg-paper-sunken"
          : "border-line bg-paper-raised",
        className,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading className={cx("min-w-0 font-semibold break-words", disabled && "text-ink-muted")}>
          {dash(roomName)}
        </Heading>
        <Availability left={noOfBedSpacesLeft} spaces={noOfBedSpaces} />
      </div>
      {disabled ? (
        <p className="flex gap-2 text-14 text-ink-muted">
          <LockIcon />
          {disabledReason ?? hostelMessages.roomClosed}
        </p>
      ) : (
        action && <div className="mt-auto">{action}</div>
      )}
    </article>
  );
}
