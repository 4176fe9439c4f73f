# Sourced: makes of the environment one of a person's own machine, where references may be recorded.
#
# The variables are those of RecordMode.machineVariables, which a test holds them to.
unset CI CONTINUOUS_INTEGRATION GITHUB_ACTIONS GITLAB_CI CIRCLECI BUILDKITE TF_BUILD JENKINS_URL TEAMCITY_VERSION TRAVIS \
    APPVEYOR BITBUCKET_BUILD_NUMBER CODEBUILD_BUILD_ID DRONE SCRIM_RECORD
