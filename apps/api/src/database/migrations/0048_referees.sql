CREATE TABLE "referee_answers" (
	"referee_id" uuid PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"same_device" boolean NOT NULL,
	"soon" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referee_letters" (
	"referee_id" uuid NOT NULL,
	"place" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "referee_letters_referee_id_place_pk" PRIMARY KEY("referee_id","place")
);
--> statement-breakpoint
CREATE TABLE "referee_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"referee_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"joined" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referee_refusals" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"title" text NOT NULL,
	"full_name" text NOT NULL,
	"institution" text NOT NULL,
	"position" text NOT NULL,
	"relationship" text NOT NULL,
	"email" text NOT NULL,
	"mailbox" text NOT NULL,
	"phone" text NOT NULL,
	"named_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"given_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"declined" text,
	"replaced_at" timestamp with time zone,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"silent_told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "department_openings" ADD COLUMN "requirements" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "referee_answers" ADD CONSTRAINT "referee_answers_referee_id_referees_id_fk" FOREIGN KEY ("referee_id") REFERENCES "public"."referees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referee_letters" ADD CONSTRAINT "referee_letters_referee_id_referees_id_fk" FOREIGN KEY ("referee_id") REFERENCES "public"."referees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referee_letters" ADD CONSTRAINT "referee_letters_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referee_links" ADD CONSTRAINT "referee_links_referee_id_referees_id_fk" FOREIGN KEY ("referee_id") REFERENCES "public"."referees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referees" ADD CONSTRAINT "referees_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referee_links_referee" ON "referee_links" USING btree ("referee_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "referees_once" ON "referees" USING btree ("application_id","mailbox") WHERE "referees"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "referees_mailbox" ON "referees" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "referees_open" ON "referees" USING btree ("asked_at") WHERE "referees"."asked_at" is not null and "referees"."given_at" is null
        and "referees"."declined_at" is null and "referees"."replaced_at" is null;