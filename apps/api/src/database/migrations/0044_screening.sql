CREATE TABLE "screening_seats" (
	"sitting_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"application_id" uuid NOT NULL,
	CONSTRAINT "screening_seats_sitting_id_seat_pk" PRIMARY KEY("sitting_id","seat"),
	CONSTRAINT "screening_seats_seat" CHECK ("screening_seats"."seat" > 0)
);
--> statement-breakpoint
CREATE TABLE "screening_sittings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"screening_id" uuid NOT NULL,
	"venue_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"seats" integer NOT NULL,
	CONSTRAINT "screening_sittings_seats" CHECK ("screening_sittings"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "screening_venues" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "screening_venues_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "screenings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"programme_slug" text NOT NULL,
	"session_id" integer NOT NULL,
	"fee_kobo" bigint NOT NULL,
	"bring" text DEFAULT '' NOT NULL,
	CONSTRAINT "screenings_one" UNIQUE("programme_slug","session_id"),
	CONSTRAINT "screenings_fee" CHECK ("screenings"."fee_kobo" >= 0)
);
--> statement-breakpoint
ALTER TABLE "screening_seats" ADD CONSTRAINT "screening_seats_sitting_id_screening_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."screening_sittings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_seats" ADD CONSTRAINT "screening_seats_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_sittings" ADD CONSTRAINT "screening_sittings_screening_id_screenings_id_fk" FOREIGN KEY ("screening_id") REFERENCES "public"."screenings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_sittings" ADD CONSTRAINT "screening_sittings_venue_id_screening_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."screening_venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_programme_slug_application_types_slug_fk" FOREIGN KEY ("programme_slug") REFERENCES "public"."application_types"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "screening_seats_person" ON "screening_seats" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "screening_sittings_screening" ON "screening_sittings" USING btree ("screening_id");--> statement-breakpoint
CREATE INDEX "application_choices_jamb" ON "application_choices" USING btree ("jamb_number");