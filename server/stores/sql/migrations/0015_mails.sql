CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"sealed" text NOT NULL,
	"until" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"tries" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_due_at_index" ON "mails" USING btree ("due_at");