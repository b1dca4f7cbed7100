CREATE TABLE "copies" (
	"client_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"size" bigint NOT NULL,
	"until" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"tries" integer NOT NULL,
	CONSTRAINT "copies_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"client_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "copies" ADD CONSTRAINT "copies_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "copies_due_at_index" ON "copies" USING btree ("due_at");