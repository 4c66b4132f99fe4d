import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { dash } from "@polyportal/domain/format/dash";
import { ChevronRightIcon, LockIcon } from "../../components/icon/icon.tsx";
import { BareLink } from "../../components/link/link.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { Availability } from "../hostel-card/availability.tsx";
import { useWords } from "../../words/words.ts";
import { roomCardWords } from "./room-card.words.ts";

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

export type RoomCardProps = Omit<ComponentProps<"article">, "children"> & {
  /** The room. */
  room: RoomView;
  /** Where to choose a bed space: the whole card is a link, unless the room is disabled. */
  href?: string;
  /** Why it is disabled. */
  disabledReason?: string;
  /** The level of the heading. */
  level?: 2 | 3 | 4;
};

/** A room to choose: its name and free bed spaces, in one line if there is room. */
export function RoomCard(props: RoomCardProps) {
  const { room, href: address, disabledReason, level = 3, className, ...rest } = props;
  const words = useWords("roomCard", roomCardWords);
  const { roomName, noOfBedSpaces, noOfBedSpacesLeft, disabled = false } = room;
  const href = disabled ? undefined : address;
  const Heading = `h${level}` as const;
  return (
    <article
      {...rest}
      data-disabled={disabled || undefined}
      className={cx(
        "base:relative base:flex base:flex-col base:justify-center base:gap-2 base:rounded base:border base:px-4 base:py-2.5",
        disabled
          ? "base:border-dashed base:border-line-strong base:bg-paper-sunken"
          : "base:border-line base:bg-paper-raised",
        href && "base:hover:border-line-strong base:hover:bg-paper-sunken",
        className,
      )}
    >
      <div className="flex items-center gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Heading
            className={cx("min-w-0 font-semibold break-words", disabled && "text-ink-muted")}
          >
            {href ? (
              <BareLink href={href} className="rounded text-brand after:absolute after:inset-0">
                <VisuallyHidden>{words.chooseBed} </VisuallyHidden>
                {dash(roomName)}
              </BareLink>
            ) : (
              dash(roomName)
            )}
          </Heading>
          <Availability left={noOfBedSpacesLeft} spaces={noOfBedSpaces} />
        </div>
        {href && <ChevronRightIcon className="text-ink-muted" />}
      </div>
      {disabled && (
        <p className="flex gap-2 text-14 text-ink-muted">
          <LockIcon />
          {disabledReason ?? words.closed}
        </p>
      )}
    </article>
  );
}
